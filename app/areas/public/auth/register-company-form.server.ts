import * as z from 'zod/mini';
import { application } from '#fields/company';
import { schemasOf } from '#fields/kinds';

/** A bus company's application. */
export const RegisterCompanyForm = z.object({
  ...schemasOf(application),
  terms: z.literal('on', 'booking.termsNotAccepted'),
});
