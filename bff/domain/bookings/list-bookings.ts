import { storedNamesIn, waysIn } from '@bff/domain/places';
import { type Actor, isAdmin } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { Page, PageWanted } from '@bff/domain/shared/list-page';
import { clock } from '@bff/platform/clock';
import { isEnd } from '@states/booking-states';
import { bookingPolicy } from './booking.policy';
import {
  type BookingListQuery,
  bookingsInList,
  type BookingSummary,
  type BookingSums,
  countOfList,
  sumsOfList,
} from './booking-list.store';
import { tripsWithoutDriver } from './counted-bookings.store';
import { todaysEvent, type TripEvent } from './todays-event';

/**
 * Bookings of one operator, or of all for administrators.
 * @throws DomainError `company.notFound`, `auth.noPermission`
 */
export async function listBookings(actor: Actor, query: BookingListQuery): Promise<Page<BookingSummary>> {
  checkList(actor, query);
  const { rows, total } = await bookingsInList({ ...query, text: await storedNamesIn(query.text) });
  return { rows: await waysIn(actor.language, rows), total };
}

/** What all of those come to. The customer's prices are for administrators alone. @throws DomainError as `listBookings` */
export async function sumBookings(
  actor: Actor,
  query: Omit<BookingListQuery, keyof PageWanted>,
): Promise<Partial<BookingSums>> {
  checkList(actor, query);
  const { passengers, operatorPrice, ...ours } = await sumsOfList({ ...query, text: await storedNamesIn(query.text) });
  return isAdmin(actor) ? { passengers, operatorPrice, ...ours } : { passengers, operatorPrice };
}

function checkList(actor: Actor, { companyId }: Pick<BookingListQuery, 'companyId'>): void {
  if (companyId === undefined) must(isAdmin(actor), 'auth.noPermission');
  else must(bookingPolicy.seeTripsOf(actor, { companyId }), 'company.notFound');
}

/** How many there are, for a figure that leads to the list. @throws DomainError `company.notFound`, `auth.noPermission` */
export function countBookings(
  actor: Actor,
  { when, counted, companyId }: Pick<BookingListQuery, 'when' | 'counted'> & { companyId?: number },
): Promise<number> {
  checkList(actor, { companyId });
  return countOfList({ companyId, when, counted });
}

/**
 * How many trips somebody has to be named for soon, of one operator or of all, and when the first of them departs.
 * @throws DomainError as `listBookings`
 */
export function undrivenTrips(actor: Actor, companyId?: number): ReturnType<typeof tripsWithoutDriver> {
  checkList(actor, { companyId });
  return tripsWithoutDriver(companyId, clock.now());
}

/** More than an overview has room for; the list has the rest. */
const MOST_DEPARTURES = 100;

/** A trip of today, with what it does today. */
export interface TripToday extends BookingSummary {
  event: TripEvent;
}

/**
 * Today's trips of one operator, or of all for administrators: those with a problem first, then what
 * is still to run, then what is over; each group in order of what they do today.
 * @throws DomainError `company.notFound`, `auth.noPermission`
 */
export async function departuresToday(
  actor: Actor,
  companyId?: number,
): Promise<{ rows: readonly TripToday[]; total: number }> {
  const { rows, total } = await listBookings(actor, {
    companyId,
    when: 'today',
    text: '',
    sort: 'departure',
    descending: false,
    page: 1,
    pageSize: MOST_DEPARTURES,
  });
  const now = clock.millis();
  const trips = rows.map((row) => ({ ...row, event: todaysEvent(row, now) }));
  const byTime = (one: TripToday, other: TripToday) => one.event.at.getTime() - other.event.at.getTime();
  return { rows: trips.sort((one, other) => rank(one) - rank(other) || byTime(one, other)), total };
}

const rank = ({ problem, status }: BookingSummary): number => (problem ? 0 : isEnd(status) ? 2 : 1);
