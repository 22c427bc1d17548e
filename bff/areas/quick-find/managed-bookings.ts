import { isDeepStrictEqual } from 'node:util';
import { type BookingSummary, listBookings } from '@bff/domain/bookings';
import { listPayments } from '@bff/domain/payments';
import { hasRole, isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { hasLuhnDigit } from '@bff/domain/shared/numbers';
import { withoutNoun } from '@formats';
import { type Found, isCalled, part } from './found';
import { enoughFor, LOOKED_THROUGH, typedOrderFirst } from './typed-order';

/** An order or booking number, with or without spaces and its noun. */
function numberOf(text: string): string | undefined {
  const digits = withoutNoun(text).replace(/\s/g, '');
  return /^\d{5,}$/.test(digits) && hasLuhnDigit(digits) ? digits : undefined;
}

/**
 * The bookings of who manages them: exactly the one or the order with that number, otherwise those that their list finds: first those in the typed order of
 * places, coming ones, the next first, then the others, latest first.
 */
export async function managedBookings(actor: UserActor, text: string): Promise<Found[]> {
  if (!(isAdmin(actor) || hasRole(actor, 'COMPANY_ADMIN'))) return [];
  const number = numberOf(text);
  if (number !== undefined) return numbered(actor, number);
  const pageSize = enoughFor(text, part.pageSize);
  const coming = await listed(actor, text, { when: 'coming', pageSize });
  const others = coming.length < pageSize ? await listed(actor, text, { when: 'all', pageSize }) : [];
  const isListed = new Set(coming.map(({ number: known }) => known));
  const all = [...coming, ...others.filter((row) => !isListed.has(row.number))];
  const rows = typedOrderFirst(all, text, (row) => row).slice(0, part.pageSize);
  return rows.map((row) => ({
    ...bookingFound(actor, row),
    // A driver is named who was looked for.
    ...(row.driverName !== null && isCalled(row.driverName, text) && { detail: `${detailOf(row)}, ${row.driverName}` }),
  }));
}

async function listed(
  actor: UserActor,
  text: string,
  { when, pageSize }: { when: 'coming' | 'all'; pageSize: number },
): Promise<BookingSummary[]> {
  const companyId = isAdmin(actor) ? undefined : (actor.companyId ?? 0);
  const order = { sort: 'departure', descending: when === 'all' } as const;
  return (await listBookings(actor, { companyId, when, text, ...order, page: 1, pageSize })).rows;
}

/** Private customers are mostly their trips' contacts. */
const detailOf = ({ customerName, contactName, from, to }: BookingSummary): string =>
  [...new Set([customerName ?? contactName, contactName, `${from} – ${to}`])].join(', ');

const bookingFound = (actor: UserActor, row: BookingSummary): Found => ({
  kind: isAdmin(actor) ? 'bookingOfOrder' : 'booking',
  id: row.number,
  name: row.number,
  detail: detailOf(row),
  at: row.departure,
  state: { of: 'trip', stands: row.stands },
});

/** Any order, or one bus of it; of who has no order, its buses; otherwise what begins with the number. */
async function numbered(actor: UserActor, number: string): Promise<Found[]> {
  // As many buses as an order may have.
  const rows = await listed(actor, number, { when: 'all', pageSize: LOOKED_THROUGH });
  const buses = isAdmin(actor) ? rows.filter(({ orderNumber }) => orderNumber === number) : [];
  if (buses.length > 0) return [orderFound(actor, buses)];
  const exact = rows.filter((row) => row.number === number);
  return (exact.length > 0 ? exact : rows.slice(0, part.pageSize)).map((row) => bookingFound(actor, row));
}

/** With its first departure. Its state is that of its buses, if they have one. */
function orderFound(actor: UserActor, buses: readonly BookingSummary[]): Found {
  const first = buses.at(-1)!;
  const { state, ...found } = bookingFound(actor, first);
  const isOfAll = buses.every(({ stands }) => isDeepStrictEqual(stands, first.stands));
  return {
    ...found,
    kind: 'order',
    id: first.orderNumber,
    name: first.orderNumber,
    ...(isOfAll && state && { state }),
  };
}

/** `pi_…`, `cs_…`: what the payment provider calls a payment. */
const PROVIDER_ID = /^[a-z]+_\w+$/;

/** The order of a payment that somebody looks at with the provider. */
export async function paidOrders(actor: UserActor, text: string): Promise<Found[]> {
  if (!isAdmin(actor) || !PROVIDER_ID.test(text)) return [];
  const asked = { text, status: undefined, waiting: false, sort: 'created', descending: true, ...part } as const;
  const { rows } = await listPayments(actor, asked);
  const numbers = [...new Set(rows.map(({ orderNumber }) => orderNumber))];
  return (await Promise.all(numbers.map((number) => numbered(actor, number)))).flat();
}
