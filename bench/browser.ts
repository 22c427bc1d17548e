import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureTestBrowser } from '../scripts/support/test-browser';

export const PASSWORD = 'Gul-Buss-I-Regn-7';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureTestBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });

/** The cookies of a login. */
export async function logIn(origin: string, username: string, password = PASSWORD): Promise<string> {
  const answer = await fetch(`${origin}/sv/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password }).toString(),
  });
  if (answer.status !== 303) throw new Error(`a login answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A browser without a cache, with these cookies. */
export async function contextOf(
  browser: Browser,
  origin: string,
  cookie: string,
  viewport = { width: 1280, height: 800 },
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport });
  if (cookie !== '')
    await context.addCookies(
      cookie.split('; ').map((one) => {
        const [name = '', ...value] = one.split('=');
        return { name, value: value.join('='), url: origin };
      }),
    );
  return context;
}

/** A page is stable when for this long nothing has been requested and nothing is on its way. */
const QUIET_MS = 500;

/**
 * Counts the script that a page loads from now on, in bytes after gzip; each call waits until the page is stable. Playwright's own «networkidle»
 * is reached once per document: it would not wait for what a later screen loads.
 */
export function countScript(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  let pending = 0;
  let last = performance.now();
  const note = (change: number) => {
    pending += change;
    last = performance.now();
  };
  page.on('request', () => note(1));
  page.on('requestfinished', () => note(-1));
  page.on('requestfailed', () => note(-1));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => {
    last = performance.now();
    while (pending > 0 || performance.now() - last < QUIET_MS) await page.waitForTimeout(50);
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  };
}

/** Follows a link to this address, as any link of the page is followed. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.waitForURL((url) => url.pathname === address);
}
