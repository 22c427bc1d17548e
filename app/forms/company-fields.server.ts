import { z } from 'zod';

/** Fields that forms about bus companies share. Messages are keys of the `errors` texts. */

/** Codes of the country list; which ones there are is the domain's to say. */
export const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'company.unknownCountry'))
  .min(1, 'company.unknownCountry')
  .max(60);

/** What a company says about itself, in several lines; null when it says nothing. */
export const info = z
  .string()
  .trim()
  .max(2_000)
  .optional()
  .transform((text) => text || null);

/** Why something is refused or ended: must be given. */
export const reason = z.string().trim().min(1).max(1_000);
