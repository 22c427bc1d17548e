import { z } from 'zod';
import { instantSchema as instant, oreSchema as ore } from '../documents';

/** What a change of a booked trip may change. */
export const changedTripSchema = z.object({
  stops: z.array(z.string()),
  departure: instant,
  return: instant.nullable(),
  passengers: z.int(),
  wheelchairs: z.int(),
  buses: z.array(
    z.object({ registrationNumber: z.string(), model: z.string(), seats: z.int() }).or(
      // All that mails queued before the rest was added know.
      z.string().transform((registrationNumber) => ({ registrationNumber, model: '', seats: 0 })),
    ),
  ),
  /** The operator price, in öre without tax. */
  operatorPrice: ore,
});
export type ChangedTrip = z.output<typeof changedTripSchema>;
