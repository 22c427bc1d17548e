// Traces: S1-001, S5-002, S5-003, S5-004, S5-005, S5-007, S5-008, S5-010, S5-054, S5-058, S8-097
import * as z from 'zod/mini';
import { normaliseName } from '@bff/domain/accounts';
import { account } from '#fields/account';
import { corporate, person } from '#fields/customer';
import { schemasOf } from '#fields/kinds';
import {
  email as anyEmail,
  line,
  loginEmail,
  newPassword,
  orElse,
  textOf,
  TOGETHER,
  username,
  USERNAME_LETTERS,
} from '#fields/schemas';
import { newPasswordRules } from '~/forms/new-password-rules.server';
import { contactFields, withCompany } from '~/nouns/customers/contact-fields';
import { usernameFields } from './auth-fields.server';

/** The page's fields; passwords have a component of their own. */
export const registerFields = { ...contactFields, ...usernameFields };

const registration = {
  ...schemasOf(person),
  ...schemasOf(account),
  ...newPassword,
  name: line(200, 'missing.yourName'),
  // Defaults to the email.
  username: orElse(username, ''),
  terms: z.literal('on', 'booking.termsNotAccepted'),
};

/** An email that cannot be a username is no obstacle: the customer then chooses another, which is nobody else's address. */
function hasUsername(sent: { username?: unknown; email?: unknown }, context: z.core.$RefinementCtx): void {
  const [username, email] = [textOf(sent.username), textOf(sent.email)];
  // An address that is none is told as such.
  if (email === undefined || !anyEmail.safeParse(email).success) return;
  if (username) {
    if (username.includes('@') && normaliseName(username) !== normaliseName(email))
      context.addIssue({ code: 'custom', path: ['username'], message: 'user.usernameNotYours' });
    return;
  }
  const isName = loginEmail.safeParse(email).success && USERNAME_LETTERS.test(email);
  if (!isName) context.addIssue({ code: 'custom', path: ['username'], message: 'forms.usernameNeeded' });
}

const PrivateForm = z.pipe(
  z.object(registration).check(z.superRefine(newPasswordRules, TOGETHER), z.superRefine(hasUsername, TOGETHER)),
  z.transform((form) => ({ ...form, username: form.username || form.email, company: undefined })),
);

const CorporateForm = z.pipe(
  z
    .object({ ...schemasOf(corporate), ...registration })
    .check(z.superRefine(newPasswordRules, TOGETHER), z.superRefine(hasUsername, TOGETHER)),
  z.transform((form) => withCompany({ ...form, username: form.username || form.email })),
);

export const registerForm = (isCorporate: boolean) => (isCorporate ? CorporateForm : PrivateForm);
