import { type Actor, isAdmin } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { NO_ROWS, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import { isEnd } from '@states/booking-states';
import { bookingPolicy } from './booking.policy';
import {
  type BookingListQuery,
  bookingsInList,
  type BookingSummary,
  type BookingSums,
  sumsOfList,
} from './booking-list.store';

/**
 * Bookings of one operator, or of all for administrators.
 * @throws DomainError `company.notFound`, `auth.noPermission`
 */
export async function listBookings(actor: Actor, query: BookingListQuery): Promise<Page<BookingSummary>> {
  checkList(actor, query);
  return bookingsInList(query);
}

/** What all of those come to. The customer's prices are for administrators alone. @throws DomainError as `listBookings` */
export async function sumBookings(
  actor: Actor,
  query: Omit<BookingListQuery, keyof PageWanted>,
): Promise<Partial<BookingSums>> {
  checkList(actor, query);
  const { operatorPrice, ...ours } = await sumsOfList(query);
  return isAdmin(actor) ? { operatorPrice, ...ours } : { operatorPrice };
}

function checkList(actor: Actor, { companyId }: Pick<BookingListQuery, 'companyId'>): void {
  if (companyId === undefined) must(isAdmin(actor), 'auth.noPermission');
  else must(bookingPolicy.seeTripsOf(actor, { companyId }), 'company.notFound');
}

/** How many there are, for a figure that leads to the list. @throws DomainError `company.notFound`, `auth.noPermission` */
export async function countBookings(
  actor: Actor,
  { when, counted, companyId }: Pick<BookingListQuery, 'when' | 'counted'> & { companyId?: number },
): Promise<number> {
  const query = { companyId, when, counted, text: '', sort: 'departure', descending: false, ...NO_ROWS } as const;
  return (await listBookings(actor, query)).total;
}

/** More than an overview has room for; the list has the rest. */
const MOST_DEPARTURES = 100;

/**
 * Today's departures of one operator, or of all for administrators: those with a problem first, then what
 * is still to run, then what is over; each group in order of time.
 * @throws DomainError `company.notFound`, `auth.noPermission`
 */
export async function departuresToday(
  actor: Actor,
  companyId?: number,
): Promise<{ rows: readonly BookingSummary[]; total: number }> {
  const { rows, total } = await listBookings(actor, {
    companyId,
    when: 'today',
    text: '',
    sort: 'departure',
    descending: false,
    page: 1,
    pageSize: MOST_DEPARTURES,
  });
  return { rows: [...rows].sort((one, other) => rank(one) - rank(other)), total };
}

const rank = ({ problem, status }: BookingSummary): number => (problem ? 0 : isEnd(status) ? 2 : 1);
