import { z } from 'zod';
import { conceal, reveal } from '@bff/platform/signing';
import { getActor } from '~/http/actor.server';
import { hostCookie } from '~/http/cookies.server';
import { LONGEST_NAME, narrowing, type SavedSearch } from './saved';

/** The longest content of the cookie, so that it stays below 4 kB when encrypted and encoded. */
const MOST_LETTERS = 2_200;
const LONGEST_SEARCH = 400;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const Kept = z.object({
  /** The user they belong to: nobody else who logs in on this machine sees them. */
  user: z.number(),
  searches: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

/** The user asks for it with a button, so it needs no consent. It is encrypted, because a search may contain a person's name. */
const cookie = hostCookie('searches');

async function reader(request: Request): Promise<number | undefined> {
  const actor = await getActor(request);
  return actor.kind === 'user' ? actor.userId : undefined;
}

/** All searches that the user has saved, oldest first. */
export async function savedSearches(request: Request): Promise<SavedSearch[]> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => undefined);
  const text = typeof value === 'string' ? reveal('searches', value) : undefined;
  if (text === undefined) return [];
  const kept = Kept.safeParse(JSON.parse(text));
  if (!kept.success || kept.data.user !== (await reader(request))) return [];
  return kept.data.searches.map(([list, name, search]) => ({ list, name, search }));
}

/** The cookie with those searches; undefined if they do not fit. */
async function cookieOf(request: Request, searches: readonly SavedSearch[]): Promise<string | undefined> {
  const user = await reader(request);
  if (user === undefined) return undefined;
  const kept = { user, searches: searches.map(({ list, name, search }) => [list, name, search]) };
  const text = JSON.stringify(kept);
  if (encodeURIComponent(text).length > MOST_LETTERS) return undefined;
  return cookie.serialize(conceal('searches', text), { maxAge: YEAR_SECONDS });
}

/** Saves a search under a name, in place of the list's search of the same name. Undefined if there is nothing to save or no room. */
export async function saveSearch(
  request: Request,
  { list, name, address }: { list: string; name: string; address: string },
): Promise<string | undefined> {
  const search = narrowing(address.split('?')[1] ?? '').toString();
  const called = name.trim().slice(0, LONGEST_NAME);
  if (called === '' || search === '' || search.length > LONGEST_SEARCH) return undefined;
  const others = (await savedSearches(request)).filter((one) => one.list !== list || one.name !== called);
  return cookieOf(request, [...others, { list, name: called, search }]);
}

/** Removes a saved search of a list. */
export async function forgetSearch(request: Request, list: string, name: string): Promise<string | undefined> {
  const all = await savedSearches(request);
  return cookieOf(
    request,
    all.filter((one) => one.list !== list || one.name !== name),
  );
}
