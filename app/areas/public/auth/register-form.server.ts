// Traces: S1-001, S5-002, S5-003, S5-004, S5-005, S5-007, S5-008, S5-010, S5-054, S5-058, S8-097
import { z } from 'zod';
import { email, line, newPassword, phone, sameTwice, username } from '~/forms/field-schemas';

const person = {
  name: line(200),
  email,
  phone,
  username,
  ...newPassword,
  terms: z.literal('on', 'booking.termsNotAccepted'),
};

const PrivateForm = z
  .object(person)
  .superRefine(sameTwice)
  .transform((form) => ({ ...form, company: undefined }));

/** The organisation number is the domain's to check: it takes several written forms. */
const CorporateForm = z
  .object({ companyName: line(200), orgNumber: line(40), ...person })
  .superRefine(sameTwice)
  .transform(({ companyName, orgNumber, ...form }) => ({ ...form, company: { name: companyName, orgNumber } }));

export const registerForm = (isCorporate: boolean) => (isCorporate ? CorporateForm : PrivateForm);
