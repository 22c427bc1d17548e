import { randomUUID } from 'node:crypto';
import { clock } from '@bff/platform/clock';
import { enqueue } from '../shared/outbox.store';
import { type BookingStatus, FIRM } from './booking-states';

/** What the world outside is told of a booking. */
export type BookingEvent = 'booking.created' | 'booking.changed' | 'booking.canceled';

/** Told of before. What comes after them is told too, whatever it is. */
const TOLD: readonly BookingStatus[] = [...FIRM, 'started'];

/** A booking is news once it is firm: holds that come and go are not. */
export function bookingEventOf(from: BookingStatus, to: BookingStatus): BookingEvent | undefined {
  if (!TOLD.includes(from)) return FIRM.includes(to) ? 'booking.created' : undefined;
  return to === 'canceled' ? 'booking.canceled' : 'booking.changed';
}

/** Promises to tell the integrations of a booking, in the transaction that decides it and holds its lock: they hear of it in that order. */
export async function announceBooking(
  event: BookingEvent,
  booking: { number: string; status: BookingStatus },
): Promise<void> {
  const { number, status } = booking;
  await enqueue(
    'booking.announced',
    { eventId: randomUUID(), event, bookingNumber: number, status, at: clock.now() },
    { orderingKey: `booking:${number}` },
  );
}
