import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureTestBrowser } from '../scripts/support/test-browser';

export const PASSWORD = 'Gul-Buss-I-Regn-7';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureTestBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });

/** The cookies of a login. */
export async function logIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/sv/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password: PASSWORD }).toString(),
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
