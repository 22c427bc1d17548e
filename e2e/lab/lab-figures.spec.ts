import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page, test, type TestInfo } from '@playwright/test';
import { ownDay } from '../support/departure';
import { settledIsland } from '../support/island';
import { customerScreens, prepareStage, publicScreens, type Screen } from '../support/screens';

/** Sizes as transferred: gzip, in bytes. */
const MOST = { cls: 0.01, js: 15_000, css: 10_000, html: 60_000, island: 270_000, requests: 7 };
const WIDTHS = [360, 1280] as const;
const KINDS = { document: 'html', stylesheet: 'css', script: 'js', font: 'font' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

interface Figures {
  screen: string;
  width: number;
  lcpMs: number;
  cls: number;
  requests: number;
  /** Everything that hydrating a form loads: scripts, styles, texts. */
  island: number;
  scripts: string[];
  bytes: Record<Kind, number>;
}

declare global {
  interface Window {
    lab: { lcp: number; cls: number };
  }
}

/** Loads a screen with an empty browser cache. */
async function measure(
  browser: Browser,
  origin: string,
  screen: Screen,
  width: number,
  cookies: Cookies,
): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 780 },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const lab = (window.lab = { lcp: 0, cls: 0 });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (lab.lcp = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (lab.cls += (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const bytes = { html: 0, css: 0, js: 0, font: 0 };
  const scripts: string[] = [];
  const bodies: Promise<void>[] = [];
  let requests = 0;
  let island = 0;
  let isWaking = false;
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // From here on, requests belong to the form being hydrated, long after the page was shown.
    isWaking ||= /\/assets\/islands-.+\.js$/.test(response.url());
    if (isWaking) {
      bodies.push(response.body().then((body) => void (island += gzipSync(body).length)));
      return;
    }
    requests++;
    if (!(type in KINDS)) return;
    const kind = KINDS[type as keyof typeof KINDS];
    if (kind === 'js') scripts.push(new URL(response.url()).pathname);
    // A font is already compressed.
    bodies.push(
      response.body().then((body) => void (bytes[kind] += kind === 'font' ? body.length : gzipSync(body).length)),
    );
  });
  await page.goto(`/sv${screen.path}`, { waitUntil: 'networkidle' });
  await settledIsland(page);
  await Promise.all(bodies);
  const { lcp, cls } = await settled(page);
  await context.close();
  return { screen: screen.name, width, lcpMs: Math.round(lcp), cls, requests, island, scripts, bytes };
}

/** After two more frames, in which late fonts and scripts would have moved something. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Window['lab']>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.lab))),
      ),
  );

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

function print(rows: readonly Figures[]): void {
  const kB = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(6);
  console.log(`\n${'screen'.padEnd(28)} width  LCP ms    CLS   html    css     js   font  island kB  requests`);
  for (const { screen, width, lcpMs, cls, bytes, island, requests } of rows)
    console.log(
      `${screen.padEnd(28)} ${String(width).padStart(5)} ${String(lcpMs).padStart(7)} ${cls.toFixed(4)} ${kB(bytes.html)} ${kB(bytes.css)} ${kB(bytes.js)} ${kB(bytes.font)} ${kB(island)} ${String(requests).padStart(9)}`,
    );
}

const KINDS_OF_SCREENS = [
  [
    'everybody',
    (_: Page, info: TestInfo) => Promise.resolve({ screens: publicScreens(ownDay(info)), cookies: [] as Cookies }),
  ],
  [
    'a customer',
    async (page: Page, info: TestInfo) => {
      const screens = customerScreens(await prepareStage(page, 'sv', ownDay(info)));
      return { screens, cookies: await page.context().cookies() };
    },
  ],
] as const;

for (const [whose, prepare] of KINDS_OF_SCREENS)
  test(`size, speed and layout stability of screens for ${whose}`, async ({ page, browser, baseURL }, info) => {
    test.setTimeout(300_000);
    const { screens, cookies } = await prepare(page, info);
    const rows: Figures[] = [];
    // Most of the time is spent waiting for the last request, so both widths wait together.
    for (const screen of screens.filter(({ show }) => !show))
      rows.push(...(await Promise.all(WIDTHS.map((width) => measure(browser, baseURL!, screen, width, [...cookies])))));
    print(rows);

    for (const { screen, width, cls, requests, island, scripts, bytes } of rows) {
      const where = `${screen} at ${width}`;
      expect.soft(cls, `CLS of ${where}`).toBeLessThanOrEqual(MOST.cls);
      expect.soft(bytes.html, `HTML of ${where}`).toBeLessThanOrEqual(MOST.html);
      expect.soft(bytes.css, `CSS of ${where}`).toBeLessThanOrEqual(MOST.css);
      expect.soft(bytes.js, `script of ${where}`).toBeLessThanOrEqual(MOST.js);
      expect.soft(island, `what wakes ${where} up`).toBeLessThanOrEqual(MOST.island);
      // The helpers and nothing else: no page hydrates, though one of its forms may later.
      expect.soft(scripts.length, `scripts of ${where}: ${scripts.join(', ')}`).toBeLessThanOrEqual(1);
      expect.soft(requests, `requests of ${where}`).toBeLessThanOrEqual(MOST.requests);
    }
    expect(rows.some(({ bytes }) => bytes.css > 0 && bytes.js > 0 && bytes.font > 0)).toBe(true);
  });
