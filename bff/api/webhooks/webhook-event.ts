import { z } from 'zod';
import { seeBooking } from '@bff/domain/bookings';
import { promiseDeliveries, WEBHOOK_EVENTS } from '@bff/domain/integration-users';
import { system } from '@bff/domain/shared/actor';
import { named } from '../endpoint/named';
import { amount, iso, isoOrNull, stopType, time, tripType } from '../endpoints/fields';

/** A booking as its operator's system is told of it: with the operator's price and whom to call. */
const bookingData = named(
  'OperatorBooking',
  z.object({
    number: z.string(),
    orderNumber: z.string(),
    status: z.string(),
    vehicle: named('BookedVehicle', z.object({ registrationNumber: z.string() })),
    tripType,
    departure: time,
    return: time.nullable(),
    pickupAt: time,
    /** When the bus leaves its starting position, and is back. */
    occupiedFrom: time,
    occupiedTo: time,
    passengers: z.int(),
    wheelchairs: z.int(),
    operatorPrice: amount,
    contactName: z.string(),
    contactPhone: z.string(),
    comment: z.string().nullable(),
    stops: z.array(
      named(
        'OperatorBookingStop',
        z.object({
          name: z.string(),
          street: z.string().nullable(),
          stopType,
          lat: z.number(),
          lon: z.number(),
          arrival: time.nullable(),
          departure: time.nullable(),
        }),
      ),
    ),
  }),
);

/** The body of a webhook. A receiver that has seen the id has seen the event. */
export const webhookEvent = z.object({
  id: z.uuid(),
  event: z.enum(WEBHOOK_EVENTS),
  occurredAt: time,
  data: bookingData,
});

/** As bookings announce it. */
const announced = z.object({
  eventId: z.uuid(),
  event: z.enum(WEBHOOK_EVENTS),
  bookingNumber: z.string(),
  status: z.string(),
  at: time,
});

/** Writes the event of a booking for every integration that wants it. Doing it twice is like doing it once. */
export async function announceBooking(payload: unknown): Promise<void> {
  const { eventId, event, bookingNumber, status, at } = announced.parse(payload);
  const { order, booking } = await seeBooking(system('webhooks'), bookingNumber);
  const body: z.input<typeof webhookEvent> = {
    id: eventId,
    event,
    occurredAt: at,
    data: {
      ...order,
      ...booking,
      status,
      orderNumber: order.number,
      vehicle: { registrationNumber: booking.registrationNumber },
      departure: iso(booking.departure),
      return: isoOrNull(booking.return),
      pickupAt: iso(booking.pickupAt),
      occupiedFrom: iso(booking.plannedStart),
      occupiedTo: iso(booking.plannedEnd),
      stops: order.stops.map((stop) => ({
        ...stop,
        arrival: isoOrNull(stop.arrival),
        departure: isoOrNull(stop.departure),
      })),
    },
  };
  await promiseDeliveries(booking.companyId, {
    eventId,
    event,
    bookingId: booking.id,
    // Only what the schema names leaves.
    body: JSON.stringify(webhookEvent.parse(body)),
  });
}
