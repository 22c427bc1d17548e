import { randomUUID } from 'node:crypto';
import { clock } from '@bff/platform/clock';
import { enqueue } from '../shared/outbox.store';
import { type BookingStatus, FIRM } from './booking-states';

/** The events of a booking that integrations hear of. */
export type BookingEvent = 'booking.created' | 'booking.changed' | 'booking.canceled';

/** Statuses in which integrations know of the booking; whatever follows is announced too. */
const TOLD: readonly BookingStatus[] = [...FIRM, 'started'];

/** A booking is announced once it is firm: holds that come and go are not. */
export function bookingEventOf(from: BookingStatus, to: BookingStatus): BookingEvent | undefined {
  if (!TOLD.includes(from)) return FIRM.includes(to) ? 'booking.created' : undefined;
  return to === 'canceled' ? 'booking.canceled' : 'booking.changed';
}

/**
 * Queues the announcement to integrations in the transaction that decides it and holds the booking's lock, so they hear of events in that
 * order.
 */
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
