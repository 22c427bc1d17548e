import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { decode } from 'turbo-stream';
import { DEMO_PASSWORD } from '@bff/seeds/demo/accounts';
import { routeOf, type Recorded, recordedScreens } from '../.storybook/screens/recorded-screens';
import type { Way } from '../.storybook/screens/ways';
import { asSource } from './support/screen-source';
import { ensureTestBrowser } from './support/test-browser';

/**
 * Records, for the stories, what the loaders in `.storybook/screens/recorded-screens.ts` return in the demo running at the given address,
 * in both languages: `npx tsx scripts/record-screens.ts http://localhost:3000`, optionally with names to record only those. What the demo
 * does not show has hand-made fixtures.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const FOLDER = '.storybook/screens/recorded';
/** A page that says why something is not possible now (409) is a screen too. */
const SHOWN = new Set([200, 409]);
const LONGEST_STEP_MS = 10_000;

const cookies = new Map<string, Promise<string>>();
function cookieOf(username: string | undefined): Promise<string> {
  if (username === undefined) return Promise.resolve('');
  const known = cookies.get(username) ?? logIn(username);
  cookies.set(username, known);
  return known;
}

async function logIn(username: string): Promise<string> {
  const answer = await fetch(`${origin}/sv/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 303) throw new Error(`the login of ${username} answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function ask(address: string, cookie: string): Promise<Response> {
  const answer = await fetch(origin + address, { headers: { cookie }, redirect: 'manual' });
  if (!SHOWN.has(answer.status)) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** The address to record, without the language: the given one, or the first link on it that matches `follow`, and so on. */
async function addressOf({ at, as, follow = [] }: Recorded): Promise<string> {
  let address = at;
  for (const step of follow) address = typeof step === 'function' ? step(address) : await linkOn(address, as, step);
  return address;
}

async function linkOn(address: string, as: string | undefined, link: RegExp): Promise<string> {
  const html = await (await ask(`/sv${address}`, await cookieOf(as))).text();
  const hrefs = [...html.matchAll(/href="\/sv([^"#]*)/g)].map((match) => match[1]!.replaceAll('&amp;', '&'));
  const found = hrefs.find((href) => link.test(href));
  if (!found) throw new Error(`${address} has no link like ${link}`);
  return found;
}

interface Shown {
  /** Without the language. */
  address: string;
  cookie: string;
}

let browser: Browser | undefined;

/** Opens the address in a browser without scripts and goes the screen's way from there. */
async function goThere(address: string, { as, way }: Recorded & { way: Way }): Promise<Shown> {
  browser ??= await chromium.launch({ executablePath: ensureTestBrowser(), args: ['--no-sandbox'] }); // prettier-ignore
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, locale: 'sv-SE' });
  try {
    const cookies = (await cookieOf(as)).split('; ').filter(Boolean);
    await context.addCookies(cookies.map((cookie) => ({ name: cookie.slice(0, cookie.indexOf('=')), value: cookie.slice(cookie.indexOf('=') + 1), url: origin }))); // prettier-ignore
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_STEP_MS);
    await page.goto(`/sv${address}`);
    await way(page);
    await page.waitForLoadState();
    const { pathname, search } = new URL(page.url());
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    return { address: `${pathname.replace(/^\/sv/, '')}${search}`, cookie };
  } finally {
    await context.close();
  }
}

type Answered = Record<string, { data?: Record<string, unknown> }>;

/** What a page's loaders returned, by route. */
async function loadedBy({ address, cookie }: Shown): Promise<Answered> {
  const [path, query] = address.split('?');
  const { body } = await ask(`${path}.data${query === undefined ? '' : `?${query}`}`, cookie);
  const decoded = await decode(body!, { plugins: [() => false] });
  await decoded.done;
  return decoded.value as Answered;
}

async function record(name: string, screen: Recorded): Promise<void> {
  const at = await addressOf(screen);
  const { way } = screen;
  const { address, cookie } = way
    ? await goThere(at, { ...screen, way })
    : { address: at, cookie: await cookieOf(screen.as) };
  const [path = ''] = address.split('?');
  const route = routeOf(path);
  const [sv, en] = await Promise.all(
    ['sv', 'en'].map((language) => loadedBy({ address: `/${language}${address}`, cookie })),
  );
  const source = asSource({
    name,
    route,
    path: address === '/' ? '' : address,
    wider: screen.wider ?? [],
    user: sv?.['areas/public/locale']?.data?.['user'] ?? null,
    loaded: { sv: sv?.[route]?.data ?? null, en: en?.[route]?.data ?? null },
  });
  const options = { ...(await resolveConfig(FOLDER, { editorconfig: true })), parser: 'typescript' };
  writeFileSync(`${FOLDER}/${name}.ts`, await format(source, options));
}

mkdirSync(FOLDER, { recursive: true });
const only = process.argv.slice(3);
for (const file of readdirSync(FOLDER)) if (!(file.replace('.ts', '') in recordedScreens)) rmSync(`${FOLDER}/${file}`);
for (const [name, screen] of Object.entries<Recorded>(recordedScreens)) {
  if (only.length > 0 && !only.includes(name)) continue;
  await record(name, screen).then(
    () => console.log(`recorded ${name}`),
    (error: unknown) => {
      process.exitCode = 1;
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    },
  );
}
await browser?.close();
