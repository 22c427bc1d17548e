import { z } from 'zod';
import { conceal, reveal } from '@bff/platform/signing';
import { getActor } from '~/http/actor.server';
import { hostCookie } from '~/http/cookies.server';
import { LONGEST_NAME, type SavedSearch } from './saved';

/** What the cookie may weigh before it is concealed, with room for its wrapping. */
const MOST_LETTERS = 2_200;
const LONGEST_SEARCH = 400;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const Kept = z.object({
  /** Whose they are: another one at the same machine has their own. */
  user: z.number(),
  searches: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

/** Somebody asked for it with a button, so it needs no consent. What is searched for may be a person's name: it is not to be read from the machine. */
const cookie = hostCookie('searches');

async function reader(request: Request): Promise<number | undefined> {
  const actor = await getActor(request);
  return actor.kind === 'user' ? actor.userId : undefined;
}

/** Every search that the reader has saved, those of one list together as they were saved. */
export async function savedSearches(request: Request): Promise<SavedSearch[]> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => undefined);
  const text = typeof value === 'string' ? reveal('searches', value) : undefined;
  if (text === undefined) return [];
  const kept = Kept.safeParse(JSON.parse(text));
  if (!kept.success || kept.data.user !== (await reader(request))) return [];
  return kept.data.searches.map(([list, name, search]) => ({ list, name, search }));
}

/** Without pages and rows: a search is saved, not how far somebody has come in it. */
function searchOf(address: string): string {
  const params = new URLSearchParams(address.split('?')[1] ?? '');
  for (const name of ['page', 'rows', 'format']) params.delete(name);
  return params.toString();
}

/** The cookie that keeps them; undefined where they are too many for one. */
async function cookieOf(request: Request, searches: readonly SavedSearch[]): Promise<string | undefined> {
  const user = await reader(request);
  if (user === undefined) return undefined;
  const kept = { user, searches: searches.map(({ list, name, search }) => [list, name, search]) };
  const text = JSON.stringify(kept);
  if (encodeURIComponent(text).length > MOST_LETTERS) return undefined;
  return cookie.serialize(conceal('searches', text), { maxAge: YEAR_SECONDS });
}

/** Saves what a list shows under a name; the same name of the list is taken over. */
export async function saveSearch(
  request: Request,
  { list, name, address }: { list: string; name: string; address: string },
): Promise<string | undefined> {
  const search = searchOf(address);
  const called = name.trim().slice(0, LONGEST_NAME);
  if (called === '' || search === '' || search.length > LONGEST_SEARCH) return undefined;
  const others = (await savedSearches(request)).filter((one) => one.list !== list || one.name !== called);
  return cookieOf(request, [...others, { list, name: called, search }]);
}

/** Forgets one of a list. */
export async function forgetSearch(request: Request, list: string, name: string): Promise<string | undefined> {
  const all = await savedSearches(request);
  return cookieOf(
    request,
    all.filter((one) => one.list !== list || one.name !== name),
  );
}
