import { listBookings, type OrderDetails, seeBooking, seeHandled, seeOrder } from '@bff/domain/bookings';
import { listPayments } from '@bff/domain/payments';
import { hasRole, isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { hasLuhnDigit } from '@bff/domain/shared/numbers';
import { withoutNoun } from '@formats';
import { type Found, isCalled, part, visible } from './found';
import { enoughFor, typedOrderFirst } from './typed-order';

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
  const isOffice = isAdmin(actor);
  if (!(isOffice || hasRole(actor, 'COMPANY_ADMIN'))) return [];
  const number = numberOf(text);
  const exact =
    number === undefined ? [] : await visible(isOffice ? orderOf(actor, number) : runBooking(actor, number));
  if (exact.length > 0) return exact;
  const pageSize = enoughFor(text, part.pageSize);
  const listed = async (when: 'coming' | 'all') => {
    const companyId = isOffice ? undefined : (actor.companyId ?? 0);
    const order = { sort: 'departure', descending: when === 'all' } as const;
    return (await listBookings(actor, { companyId, when, text, ...order, page: 1, pageSize })).rows;
  };
  const coming = await listed('coming');
  const others = coming.length < pageSize ? await listed('all') : [];
  const isListed = new Set(coming.map(({ number: known }) => known));
  const all = [...coming, ...others.filter((row) => !isListed.has(row.number))];
  const rows = typedOrderFirst(all, text, (row) => row).slice(0, part.pageSize);
  return rows.map(({ number: id, from, to, customerName, contactName, driverName, departure }) => ({
    kind: isOffice ? 'bookingOfOrder' : 'booking',
    id,
    name: id,
    // Private customers are mostly their trips' contacts. A driver is named who was looked for.
    detail: [
      ...new Set([customerName ?? contactName, contactName, `${from} – ${to}`]),
      ...(driverName !== null && isCalled(driverName, text) ? [driverName] : []),
    ].join(', '),
    at: departure,
  }));
}

/** Any order, or one bus of it. */
async function orderOf(actor: UserActor, number: string): Promise<Found[]> {
  const found = (kind: Found['kind'], { stops, departure }: OrderDetails): Found[] => [
    { kind, id: number, name: number, detail: `${stops[0]?.name} – ${stops.at(-1)?.name}`, at: departure },
  ];
  try {
    return found('order', await seeOrder(actor, number));
  } catch (error) {
    if (!(error instanceof DomainError) || error.key !== 'booking.notFound') throw error;
    return found('bookingOfOrder', (await seeBooking(actor, number)).order);
  }
}

/** `pi_…`, `cs_…`: what the payment provider calls a payment. */
const PROVIDER_ID = /^[a-z]+_\w+$/;

/** The order of a payment that somebody looks at with the provider. */
export async function paidOrders(actor: UserActor, text: string): Promise<Found[]> {
  if (!isAdmin(actor) || !PROVIDER_ID.test(text)) return [];
  const asked = { text, status: undefined, waiting: false, sort: 'created', descending: true, ...part } as const;
  const { rows } = await listPayments(actor, asked);
  const numbers = [...new Set(rows.map(({ orderNumber }) => orderNumber))];
  return (await Promise.all(numbers.map((number) => orderOf(actor, number)))).flat();
}

/** A booking, for its operator. */
async function runBooking(actor: UserActor, number: string): Promise<Found[]> {
  const { order, booking } = await seeHandled(actor, number);
  const [from, to] = [order.stops[0], order.stops.at(-1)];
  const detail = `${from?.name} – ${to?.name}`;
  return [{ kind: 'booking', id: booking.number, name: booking.number, detail, at: booking.departure }];
}
