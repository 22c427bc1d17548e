// Traces: S1-001, S5-002, S5-003, S5-004, S5-005, S5-007, S5-008, S5-010, S5-054, S5-058, S8-097
import * as z from 'zod/mini';
import { account } from '#fields/account';
import { corporate, person } from '#fields/customer';
import { schemasOf } from '#fields/kinds';
import { sameTwice } from '#fields/schemas';
import { contactFields, withCompany } from '~/nouns/customers/contact-fields';
import { usernameFields } from './auth-fields.server';

/** What the page asks for; passwords have a component of their own. */
export const registerFields = { ...contactFields, ...usernameFields };

const registration = {
  ...schemasOf(person),
  ...schemasOf(account),
  terms: z.literal('on', 'booking.termsNotAccepted'),
};

const PrivateForm = z.pipe(
  z.object(registration).check(z.superRefine(sameTwice)),
  z.transform((form) => ({ ...form, company: undefined })),
);

const CorporateForm = z.pipe(
  z.object({ ...schemasOf(corporate), ...registration }).check(z.superRefine(sameTwice)),
  z.transform(withCompany),
);

export const registerForm = (isCorporate: boolean) => (isCorporate ? CorporateForm : PrivateForm);
