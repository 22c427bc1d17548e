import { clock } from '@bff/platform/clock';
import { to } from '~/to';
import { hostCookie } from './cookies.server';

/** Longer than a price holds: the same buses are then searched again, and the old price is shown beside the new. */
const KEPT_SECONDS = 2 * 60 * 60;
/** Somebody compares in several tabs; each offer takes up to 1,000 bytes of every request. */
const MOST = 3;
/** In characters, of the query of the results. A trip with many stops and filters has more: it is led back to without them. */
const LONGEST_RESULTS = 600;
const PREFIX = 'picked-';

/** What an address says instead of a sealed offer: when it was picked, which sorts by age. Sealed offers are far longer. */
const isName = (value: string): boolean => /^[a-z0-9]{8,10}$/.test(value);

const namesIn = (header: string): string[] =>
  [...header.matchAll(/(?:^|;\s*)(?:__Host-)?picked-([a-z0-9]{8,10})=/g)].map(([, name = '']) => name).toSorted();

interface Kept {
  sealed: string;
  /** The query of the results that it was picked from; empty if it was not picked there. */
  results: string;
}

async function keptAs(request: Request, name: string): Promise<Kept | undefined> {
  const kept: unknown = await hostCookie(PREFIX + name).parse(request.headers.get('cookie'));
  return isKept(kept) ? kept : undefined;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['sealed', 'results'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/**
 * Keeps the offer that somebody picked in their browser, so that the address of its page, and of the login on the way there, is short, and
 * the results that it was picked from. The answer has the address, without its locale, and the headers that keep the offer.
 */
export async function keepPicked(
  request: Request,
  { sealed, results }: Kept,
): Promise<{ path: string; headers: Headers }> {
  const name = clock.millis().toString(36);
  const kept: Kept = { sealed, results: results.length > LONGEST_RESULTS ? '' : results };
  const headers = new Headers();
  headers.append('set-cookie', await hostCookie(PREFIX + name).serialize(kept, { maxAge: KEPT_SECONDS }));
  for (const old of namesIn(request.headers.get('cookie') ?? '').slice(0, -(MOST - 1)))
    headers.append('set-cookie', await hostCookie(PREFIX + old).serialize('', { maxAge: 0 }));
  return { path: `${to.editReservation()}?offer=${name}`, headers };
}

/** The sealed offer that an address says: one kept in this browser, or the whole of it. */
export async function pickedIn(request: Request, value: string): Promise<string> {
  if (!isName(value)) return value;
  return (await keptAs(request, value))?.sealed ?? '';
}

/** The queries of the results that this browser's offers were picked from, the newest first. */
export async function resultsOfPicked(request: Request): Promise<string[]> {
  const names = namesIn(request.headers.get('cookie') ?? '').toReversed();
  const kept = await Promise.all(names.map((name) => keptAs(request, name)));
  return kept.flatMap((one) => one?.results || []);
}
