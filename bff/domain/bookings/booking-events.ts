import { randomUUID } from 'node:crypto';
import { clock } from '@bff/platform/clock';
import { enqueue } from '../shared/outbox.store';
import type { BookingStatus } from './booking-states';

/** What the world outside is told of a booking. */
export type BookingEvent = 'booking.created' | 'booking.changed' | 'booking.canceled';

const FIRM: readonly BookingStatus[] = ['booked', 'purchased'];

/** A booking is news once it is firm: holds that come and go are not. */
export function bookingEventOf(from: BookingStatus, to: BookingStatus): BookingEvent | undefined {
  if (FIRM.includes(to)) return 'booking.created';
  if (!FIRM.includes(from)) return undefined;
  return to === 'canceled' ? 'booking.canceled' : 'booking.changed';
}

/** Promises to tell the integrations of a booking, in the transaction that decides it. */
export async function announceBooking(
  event: BookingEvent,
  booking: { number: string; status: BookingStatus },
): Promise<void> {
  const { number, status } = booking;
  await enqueue('booking.announced', { eventId: randomUUID(), event, bookingNumber: number, status, at: clock.now() });
}
