import { z } from 'zod';

/** A device's position report: milliseconds since the epoch by its own clock, degrees, metres. */
export const PositionForm = z.object({
  at: z.coerce.number().int().min(0).max(1e14),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  accuracy: z.coerce
    .number()
    .min(0)
    .max(1e6)
    .transform((metres) => Math.round(metres))
    .optional(),
});
