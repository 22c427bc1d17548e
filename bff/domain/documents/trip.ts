import { TRIP_TYPES } from '@states/trip-words';
import { z } from 'zod';

/** A Date, or the text that JSON made of one: trips travel in outbox messages. */
export const instantSchema = z.union([z.date(), z.iso.datetime().pipe(z.coerce.date())]);
/** Integer öre. */
export const oreSchema = z.number().int();

const stopSchema = z.object({
  name: z.string(),
  street: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  /** Null at the first stop of a leg. */
  arrival: instantSchema.nullable(),
  /** Null at the last stop of a leg. */
  departure: instantSchema.nullable(),
});

const legSchema = z.object({
  direction: z.enum(['outbound', 'return']),
  /** When the bus leaves the first stop. */
  departure: instantSchema,
  /** The planned arrival at the last stop. */
  arrival: instantSchema,
  stops: z.array(stopSchema).min(2),
});

export const tripBusSchema = z.object({
  bookingNumber: z.string(),
  model: z.string(),
  registrationNumber: z.string(),
  seats: z.number().int(),
  passengers: z.number().int(),
});

/** A booked trip as mails, receipts and calendars show it: one order with all its buses, and one or two legs. */
export const tripSchema = z.object({
  orderNumber: z.string(),
  tripType: z.enum(TRIP_TYPES),
  adults: z.number().int(),
  children: z.number().int(),
  wheelchairs: z.number().int(),
  legs: z.array(legSchema).min(1).max(2),
  buses: z.array(tripBusSchema).min(1),
  operator: z.object({
    name: z.string(),
    orgNumber: z.string(),
    email: z.string(),
    phone: z.string(),
    emergencyPhone: z.string(),
  }),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});
export type Trip = z.output<typeof tripSchema>;
export type TripLeg = Trip['legs'][number];
export type TripStop = TripLeg['stops'][number];

/** What the customer pays, in öre. */
export const tripPriceSchema = z.object({
  /** Without tax. */
  customerPrice: oreSchema,
  tax: oreSchema,
  taxBasisPoints: z.number().int(),
  total: oreSchema,
  /** ISO 3166 codes of the countries passed with passengers. */
  countries: z.array(z.string().length(2)).min(1),
});
export type TripPrice = z.output<typeof tripPriceSchema>;

/** From `hours` before departure on, canceling costs `basisPoints` of the total. */
export const cancellationTermSchema = z.object({ hours: z.number().int(), basisPoints: z.number().int() });
export type CancellationTerm = z.output<typeof cancellationTermSchema>;

/** The countries of a trip other than Sweden: with any, it carries no Swedish tax (domain.md section 5). */
export const abroadOf = ({ countries }: Pick<TripPrice, 'countries'>): string[] =>
  countries.filter((country) => country !== 'SE');

export const isTaxed = (price: Pick<TripPrice, 'countries'>): boolean => abroadOf(price).length === 0;
