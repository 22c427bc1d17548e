import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { hashPassword } from '@bff/domain/accounts';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { connect } from '@db/connection';
import { createCompany, createCustomer, createDepot, createOccupancy, createUser, createVehicle } from '@db/factories';
import { selectOne } from '@db/query';
import { contextOf, countScript, launchBrowser, logIn, PASSWORD } from './browser';
import { type BenchServer, load } from './server';
import { median, type Times, times } from './table';

const CUSTOMERS = 40;
const ROWS = 20;
const BUSES = 200;
const OCCUPANCIES_OF_A_BUS = 8;
const LIST = '/sv/dashboard/admin/customers/list';
/** A lower mid-range phone, as in Lighthouse. */
const SLOWED = 4;

declare global {
  interface Window {
    /** For how long tasks have held the page up. */
    blocked: { ms: number };
  }
}

export interface DashboardFigures {
  /** Bytes after gzip: of the list as the first page opened, and of what its first details page adds. */
  firstScript: number;
  furtherScript: number;
  /**
   * From the press until the details are painted, by a hand resting on the link and by one that presses at once; and from requesting them
   * as a document until the same; in milliseconds.
   */
  click: Times;
  clickAtOnce: Times;
  document: Times;
  /** Main thread time while the list hydrates on a slowed processor, counting each task's milliseconds beyond 50. */
  blocking: number;
  /** The server's processor milliseconds for a page, and its bytes after gzip. */
  pages: { what: string; cpu: number; bytes: number }[];
}

/** What a dashboard costs in a browser and on the server. */
export async function measureDashboards(
  url: string,
  server: BenchServer,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<DashboardFigures> {
  await createPeople(url);
  const admin = await logIn(server.origin, ADMIN);
  const company = await logIn(server.origin, COMPANY);
  const browser = await launchBrowser();
  try {
    const scripts = await scriptOfPages(await contextOf(browser, server.origin, admin));
    const details = await timesOfDetails(() => contextOf(browser, server.origin, admin), rounds);
    const blocking = await blockingTime(() => contextOf(browser, server.origin, admin), rounds);
    const pages: DashboardFigures['pages'] = [];
    const asked = [
      ['list of 20 customers', LIST, admin],
      ['administrators’ first page', '/sv/dashboard/admin', admin],
      ['list of 20 buses', '/sv/dashboard/company/vehicles/list', company],
      [`month of ${BUSES} buses`, '/sv/dashboard/company/vehicles/occupancy?view=month', company],
    ] as const;
    // As with the first pages: the first would be charged for compiling what they share.
    for (const [, path, cookie] of asked) await load(server, path, 3, { cookie });
    for (const [what, path, cookie] of asked) {
      const { cpu } = await load(server, path, seconds, { cookie });
      const body = await (await fetch(server.origin + path, { headers: { cookie } })).arrayBuffer();
      pages.push({ what, cpu, bytes: gzipSync(new Uint8Array(body)).length });
    }
    return { ...scripts, ...details, blocking, pages };
  } finally {
    await browser.close();
  }
}

const ADMIN = 'bench.admin';
const COMPANY = 'bench.company';

/** An administrator, a company with a fleet and a month's work, and customers to list; created once per database. */
async function createPeople(url: string): Promise<void> {
  const database = connect(url);
  try {
    if (await selectOne('SELECT id FROM users WHERE username = :username', { username: COMPANY })) return;
    const passwordHash = await hashPassword(PASSWORD);
    for (let count = 0; count < CUSTOMERS; count++) await createCustomer();
    await createUser({ username: ADMIN, roles: ['SYSTEM_ADMIN'], passwordHash });
    const { id: companyId } = await createCompany();
    const { id: depotId } = await createDepot(companyId);
    const now = Date.now();
    for (let bus = 0; bus < BUSES; bus++) {
      // From a range of numbers that the rest of the data does not use.
      const registrationNumber = `ZZ${bus < 100 ? 'Y' : 'Z'}${String(bus % 100).padStart(2, '0')}Z`;
      const { id } = await createVehicle(companyId, depotId, { registrationNumber });
      for (let work = 0; work < OCCUPANCIES_OF_A_BUS; work++) {
        const start = now + work * 3 * DAY + (bus % 24) * HOUR;
        await createOccupancy(id, new Date(start), new Date(start + 10 * HOUR));
      }
    }
    await createUser({ username: COMPANY, roles: ['COMPANY_ADMIN'], passwordHash, companyId });
  } finally {
    await database.close();
  }
}

const lives = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
const linkOf = (page: Page, row: number) => page.getByRole('main').getByRole('rowheader').getByRole('link').nth(row);

async function scriptOfPages(context: BrowserContext): Promise<{ firstScript: number; furtherScript: number }> {
  const page = await context.newPage();
  const soFar = countScript(page);
  await page.goto(LIST);
  await lives(page);
  const firstScript = await soFar();
  await linkOf(page, 0).click();
  await page.waitForURL(/customers\/\d+$/);
  const furtherScript = (await soFar()) - firstScript;
  await context.close();
  return { firstScript, furtherScript };
}

/** How long a hand rests on a link before it presses; a page is prefetched after 80 ms (app/navigation). */
const RESTS_MS = 150;

/** From the list by its link, then the same address as a document with a warm cache; painted means a frame has followed the heading. */
async function timesOfDetails(
  newContext: () => Promise<BrowserContext>,
  rounds: number,
): Promise<Pick<DashboardFigures, 'click' | 'clickAtOnce' | 'document'>> {
  const clicks: number[] = [];
  const atOnce: number[] = [];
  const documents: number[] = [];
  const context = await newContext();
  const page = await context.newPage();
  for (let round = 0; round < rounds + 2; round++) {
    for (const [at, [rests, all]] of (
      [
        [RESTS_MS, clicks],
        [0, atOnce],
      ] as const
    ).entries()) {
      // A new row each time: what was prefetched is kept for a while.
      const took = await pressLink(page, (2 * round + at) % ROWS, rests);
      if (round >= 2) all.push(took);
    }
    await page.goto(page.url());
    await lives(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    if (round >= 2) documents.push(painted);
  }
  await context.close();
  return { click: times(clicks), clickAtOnce: times(atOnce), document: times(documents) };
}

async function pressLink(page: Page, row: number, rests: number): Promise<number> {
  await page.goto(LIST);
  await lives(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(1, 1);
  const link = linkOf(page, row);
  if (rests > 0) {
    await link.hover();
    await page.waitForTimeout(rests);
  }
  return link.evaluate(async (element) => {
    const before = document.querySelector('main h1')?.textContent;
    const started = performance.now();
    (element as HTMLElement).click();
    await new Promise<void>((shown) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1')?.textContent;
        if (heading === undefined || heading === before) return;
        observer.disconnect();
        shown();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    // The frame that shows it: a message posted in its animation callback is delivered after the frame has been rendered.
    await new Promise<void>((drawn) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => drawn();
        port2.postMessage('');
      }),
    );
    return performance.now() - started;
  });
}

async function blockingTime(newContext: () => Promise<BrowserContext>, rounds: number): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = (window.blocked = { ms: 0 });
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => (seen.ms += Math.max(0, duration - 50))),
      ).observe({ type: 'longtask', buffered: true });
    });
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(LIST);
    await lives(page);
    await page.waitForLoadState('networkidle');
    all.push(await page.evaluate(() => window.blocked.ms));
    await context.close();
  }
  return median(all);
}
