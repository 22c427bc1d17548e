import { SEGMENT_KINDS, STOP_TYPES } from '@states/trip-words';
import { z } from 'zod';
import { legsOf, type OrderLeg } from './order-trip';

const instant = z.coerce.date();
const ore = z.int();
const text = z.string();

/** Everything about a booked trip that a change can change: stored permanently, and written when the change takes effect. Amounts in öre. */
export const tripVersionSchema = z.object({
  order: z.object({
    departureAt: instant,
    returnAt: instant.nullable(),
    adults: z.int(),
    children: z.int(),
    wheelchairs: z.int(),
    countries: text,
  }),
  stops: z.array(
    z.object({
      stopType: z.enum(STOP_TYPES),
      placeId: text.nullable(),
      name: text,
      street: text.nullable(),
      /** Unknown to the first versions that were stored. */
      homeStreet: text.nullable().default(null),
      countryCode: text,
      lat: z.number(),
      lon: z.number(),
      dwellSeconds: z.int(),
      arrivalAt: instant.nullable(),
      departureAt: instant.nullable(),
    }),
  ),
  booking: z.object({
    vehicleId: z.int(),
    passengers: z.int(),
    wheelchairs: z.int(),
    departureAt: instant,
    returnAt: instant.nullable(),
    pickupAt: instant,
    plannedStartAt: instant,
    plannedEndAt: instant,
    drivers: z.int(),
    waitsAtHome: z.boolean(),
    startName: text,
    startLat: z.number(),
    startLon: z.number(),
    totalMetres: z.int(),
    passengerMetres: z.int(),
    emissionsGrams: z.int().nullable(),
    operatorPrice: ore,
    commissionBasisPoints: z.int(),
    surchargeFee: ore,
    customerPrice: ore,
    taxBasisPoints: z.int(),
    tax: ore,
    total: ore,
    vehicleCostListId: z.int().nullable(),
    drivingCostListId: z.int().nullable(),
    driverCostListId: z.int().nullable(),
  }),
  priceLines: z.array(z.object({ kind: text, quantity: z.number(), unit: text, rate: z.number(), amount: ore })),
  segments: z.array(
    z.object({
      kind: z.enum(SEGMENT_KINDS),
      startsAt: instant,
      endsAt: instant,
      metres: z.int(),
      fromName: text,
      fromLat: z.number().nullable(),
      fromLon: z.number().nullable(),
      toName: text,
      toLat: z.number().nullable(),
      toLon: z.number().nullable(),
    }),
  ),
  /** Includes the turnaround buffer. */
  occupied: z.object({ start: instant, end: instant }),
});
export type TripVersion = z.output<typeof tripVersionSchema>;

/** The passengers' legs of a version. */
export function legsOfVersion({ order, stops, booking, segments }: TripVersion): OrderLeg[] {
  const drives = segments.filter(({ kind }) => kind === 'drive');
  return legsOf({
    departure: order.departureAt,
    return: order.returnAt,
    stops: stops.map(({ countryCode, arrivalAt, departureAt, ...stop }, position) => ({
      ...stop,
      position,
      country: countryCode,
      arrival: arrivalAt,
      departure: departureAt,
    })),
    bookings: [{ status: 'booked', lastArrival: drives.at(-1)?.endsAt ?? null, plannedEnd: booking.plannedEndAt }],
  });
}
