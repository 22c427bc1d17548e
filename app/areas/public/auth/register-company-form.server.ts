import { z } from 'zod';
import { countries, email, info, line, phone } from '~/forms/field-schemas';

/** A bus company's application. The organisation number is the domain's to check: it takes several written forms. */
export const RegisterCompanyForm = z.object({
  name: line(200),
  orgNumber: line(40),
  city: line(100),
  countries,
  info,
  contactName: line(200),
  contactEmail: email,
  contactPhone: phone,
  terms: z.literal('on', 'booking.termsNotAccepted'),
});
