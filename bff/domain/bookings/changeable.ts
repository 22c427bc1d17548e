// Traces: S8-044, S9-015
import { readSettings } from '@bff/domain/settings';
import { must } from '@bff/domain/shared/errors';
import { isInTime } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { FIRM } from './booking-states';
import type { BookingRow } from './booking.store';

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
