import { z } from 'zod';
import { seeBooking } from '@bff/domain/bookings';
import { promiseDeliveries, WEBHOOK_EVENTS } from '@bff/domain/integration-users';
import { system } from '@bff/domain/shared/actor';
import { named } from '../endpoint/named';
import { amount, iso, isoOrNull, stopType, time, tripType } from '../endpoints/fields';

/** A booking as sent to its operator's system: with the operator's price and the contact. */
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
    /** When the bus leaves its starting position, and when it is back. */
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
          homeStreet: z.string().nullable(),
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

/** The body of a webhook. The id identifies the event, so that receivers can recognise repeats. */
export const webhookEvent = z.object({
  id: z.uuid(),
  event: z.enum(WEBHOOK_EVENTS),
  occurredAt: time,
  data: bookingData,
});

/** As announced by bookings. */
const announced = z.object({
  eventId: z.uuid(),
  event: z.enum(WEBHOOK_EVENTS),
  bookingNumber: z.string(),
  status: z.string(),
  at: time,
});

/** Records a booking's event for every integration that subscribes to it. Idempotent. */
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
    // Only fields that the schema names leave.
    body: JSON.stringify(webhookEvent.parse(body)),
  });
}
