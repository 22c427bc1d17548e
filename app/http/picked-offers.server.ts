import { clock } from '@bff/platform/clock';
import { to } from '~/to';
import { hostCookie } from './cookies.server';

/** Longer than a price holds: the same buses are then searched again, and the old price is shown beside the new. */
const KEPT_SECONDS = 2 * 60 * 60;
/** Somebody compares in several tabs; each offer takes some 500 bytes of every request. */
const MOST = 3;
const PREFIX = 'picked-';

/** What an address says instead of a sealed offer: when it was picked, which sorts by age. Sealed offers are far longer. */
const isName = (value: string): boolean => /^[a-z0-9]{8,10}$/.test(value);

const namesIn = (header: string): string[] =>
  [...header.matchAll(/(?:^|;\s*)(?:__Host-)?picked-([a-z0-9]{8,10})=/g)].map(([, name = '']) => name).toSorted();

/**
 * Keeps the offer that somebody picked in their browser, so that the address of its page, and of the login on the way there, is short. The
 * answer has the address, without its locale, and the headers that keep the offer.
 */
export async function keepPicked(request: Request, sealed: string): Promise<{ path: string; headers: Headers }> {
  const name = clock.millis().toString(36);
  const headers = new Headers();
  headers.append('set-cookie', await hostCookie(PREFIX + name).serialize(sealed, { maxAge: KEPT_SECONDS }));
  for (const old of namesIn(request.headers.get('cookie') ?? '').slice(0, -(MOST - 1)))
    headers.append('set-cookie', await hostCookie(PREFIX + old).serialize('', { maxAge: 0 }));
  return { path: `${to.editReservation()}?offer=${name}`, headers };
}

/** The sealed offer that an address says: one kept in this browser, or the whole of it. */
export async function pickedIn(request: Request, value: string): Promise<string> {
  if (!isName(value)) return value;
  const kept: unknown = await hostCookie(PREFIX + value).parse(request.headers.get('cookie'));
  return typeof kept === 'string' ? kept : '';
}
