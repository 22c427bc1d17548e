import { z } from 'zod';
import { day } from '~/forms/field-schemas';

/** Of what was shown. */
export const revision = z.string().max(40);

/** What the form of a commission sends; what a percent may be only the server knows (`commission-form.server.ts`). */
export const CommissionFields = z.object({
  which: z.enum(['own', 'general']),
  percent: z.string().max(40).optional().default(''),
  validFrom: day,
  revision,
});
