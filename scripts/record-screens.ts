import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { decode } from 'turbo-stream';
import { DEMO_PASSWORD } from '@bff/seeds/demo/accounts';
import { routeOf, type Recorded, recordedScreens } from '../.storybook/screens/recorded-screens';
import { asSource } from './support/screen-source';

/**
 * Records, for the stories, what the loaders in `.storybook/screens/recorded-screens.ts` return in the demo running at the given address,
 * in both languages: `npx tsx scripts/record-screens.ts http://localhost:3000`, optionally with names to record only those. What the demo
 * does not show has hand-made fixtures.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const FOLDER = '.storybook/screens/recorded';

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

async function ask(address: string, as: string | undefined): Promise<Response> {
  const answer = await fetch(origin + address, { headers: { cookie: await cookieOf(as) }, redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** The address to record, without the language: the given one, or the first link on it that matches `follow`, and so on. */
async function addressOf({ at, as, follow = [] }: Recorded): Promise<string> {
  let address = at;
  for (const link of [follow].flat()) {
    const html = await (await ask(`/sv${address}`, as)).text();
    const hrefs = [...html.matchAll(/href="\/sv([^"#]*)/g)].map((match) => match[1]!.replaceAll('&amp;', '&'));
    const found = hrefs.find((href) => link.test(href));
    if (!found) throw new Error(`${address} has no link like ${link}`);
    address = found;
  }
  return address;
}

type Answered = Record<string, { data?: Record<string, unknown> }>;

/** What a page's loaders returned, by route. */
async function loadedBy(address: string, as: string | undefined): Promise<Answered> {
  const [path, query] = address.split('?');
  const { body } = await ask(`${path}.data${query === undefined ? '' : `?${query}`}`, as);
  const decoded = await decode(body!, { plugins: [() => false] });
  await decoded.done;
  return decoded.value as Answered;
}

async function record(name: string, screen: Recorded): Promise<void> {
  const address = await addressOf(screen);
  const [path = ''] = address.split('?');
  const route = routeOf(path);
  const [sv, en] = await Promise.all(['sv', 'en'].map((language) => loadedBy(`/${language}${address}`, screen.as)));
  const source = asSource({
    name,
    route,
    path: address === '/' ? '' : address,
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
