// Traces: S8-044, S9-015
import { paidOf } from '@bff/domain/payments';
import { readSettings } from '@bff/domain/settings';
import { DomainError, must } from '@bff/domain/shared/errors';
import { isInTime } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { FIRM } from './booking-states';
import type { BookingRow } from './booking.store';
import { changeStore } from './change.store';
import type { OrderDetails } from './order-details';
import { wasMoved } from './trip-version.store';

type Part = Pick<BookingRow, 'status'>;

/** The order's buses that are not canceled. */
export const liveOf = <One extends Part>(bookings: readonly One[]): One[] =>
  bookings.filter(({ status }) => status !== 'canceled');

/**
 * Checks that a trip can be changed: paid, not started, and far enough away. Nearer than that nobody can plan anew, and support has to
 * help.
 * @throws DomainError `booking.notActive`, `booking.changeTooLate` (days, support's address)
 */
export async function mustBeChangeable(departure: Date, bookings: readonly Part[]): Promise<void> {
  const live = liveOf(bookings);
  must(live.length > 0 && live.every(({ status }) => FIRM.includes(status)), 'booking.notActive');
  const { minimumDaysBeforeDeparture: days, supportEmail } = await readSettings();
  must(isInTime(departure, clock.now(), days), 'booking.changeTooLate', [days, supportEmail]);
}

type Changed = Pick<OrderDetails, 'id' | 'departure' | 'bookings' | 'dealOrganisationId'>;

/**
 * Checks that the price and times of a trip can be recalculated: one bus, as it was sold from the lists or by a quote, and paid. Support
 * has to handle the others.
 * @throws DomainError those of `mustBeChangeable`, `booking.changeByHand`
 */
export async function mustBeRecalculable({
  id,
  departure,
  bookings,
}: Omit<Changed, 'dealOrganisationId'>): Promise<void> {
  await mustBeChangeable(departure, bookings);
  const [booking] = bookings;
  const isPlain = booking && bookings.length === 1 && booking.status === 'booked';
  const isPaid = isPlain && (await paidOf(id)) >= booking.total && !(await wasMoved(booking.id));
  must(isPaid, 'booking.changeByHand', [(await readSettings()).supportEmail]);
}

/**
 * Who changes the stops and times of a trip: its customer on their page; the office, by a new sale, when it has several buses; or the office,
 * for a contract customer, to whom it sells nothing (docs/decisions/1344).
 */
export type WhoChanges = 'customer' | 'office' | 'officeByContract';

/** Who can change an order's trip now, for the office, which has seen it; null: nobody, or not before a waiting change is settled. */
export async function whoChanges(order: Changed): Promise<WhoChanges | null> {
  if (!(await isAllowed(mustBeChangeable(order.departure, order.bookings)))) return null;
  if (liveOf(order.bookings).length > 1) return order.dealOrganisationId === null ? 'office' : 'officeByContract';
  if (await changeStore.waiting(order.id)) return null;
  return (await isAllowed(mustBeRecalculable(order))) ? 'customer' : null;
}

const isAllowed = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );
