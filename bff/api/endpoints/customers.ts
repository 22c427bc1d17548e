// Traces: S7-015, S7-019, S7-023, S7-025
import { z } from 'zod';
import { changeLanguage, confirmIdentity, ownProfile, requestEmailChange } from '@bff/domain/accounts';
import {
  contactInfo,
  contactRevision,
  type Customer,
  registerCustomer,
  updateContactInfo,
} from '@bff/domain/customers';
import { account } from '#fields/account';
import { person } from '#fields/customer';
import { bodiesOf } from '#fields/kinds';
import { hasRole, type UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { endpoint } from '../endpoint/endpoint';
import { RequestRefused } from '../endpoint/failure';
import { customerId, customerView } from './customer-view';
import { addressFields, company, language } from './fields';
import { named } from '../endpoint/named';

const isCustomer = ({ actor }: { actor: UserActor }): boolean =>
  hasRole(actor, 'CUSTOMER') && actor.customerId !== null;

async function ownContactInfo(actor: UserActor): Promise<Customer> {
  must(actor.customerId !== null, 'customer.notFound');
  return contactInfo(actor, actor.customerId);
}

export const customerEndpoints = [
  endpoint({
    method: 'POST',
    path: '/customer/register',
    operationId: 'registerCustomer',
    description:
      'Creates an account for a private person, or for an organisation if `company` is sent. An email asks the user to confirm the address, but the account can be used before that.',
    tag: 'customer',
    summary: {
      sv: 'Registrera en privat- eller företagskund',
      en: 'Register a private or corporate customer',
    },
    auth: 'public',
    policy: 'anyone',
    rate: 'credentials',
    idempotent: true,
    status: 201,
    input: named(
      'Registration',
      z.strictObject({
        ...bodiesOf(account),
        name: person.name.body,
        phone: person.phone.body,
        company: company.optional(),
        terms: z.literal(true),
      }),
    ),
    output: customerId,
    errors: [
      'user.duplicateUsername',
      'user.duplicateEmail',
      'user.usernameNotYours',
      'user.passwordRules',
      'user.passwordCommon',
      'customer.orgNumber',
    ],
    handle: async ({ input, language: spoken }) => {
      const { passwordRepeat, terms: _accepted, ...registration } = input;
      mustRepeat(registration.password, passwordRepeat);
      const { customerId } = await registerCustomer({ ...registration, language: spoken });
      return { customerId };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/customer',
    operationId: 'getOwnCustomer',
    description:
      'Returns the record of the customer who is logged in. Send its `ETag` as `If-Match` with an update to avoid overwriting someone else’s changes.',
    tag: 'customer',
    summary: { sv: 'Egna kunduppgifter', en: 'Get own customer record' },
    auth: 'bearer',
    policy: isCustomer,
    output: customerView,
    versionOf: contactRevision,
    errors: ['customer.notFound'],
    handle: ({ caller }) => ownContactInfo(caller.actor),
  }),
  endpoint({
    method: 'PUT',
    path: '/customer',
    operationId: 'changeOwnCustomer',
    description:
      'Replaces the whole record: fields left out become empty. With `If-Match`, only if no one else has changed it since.',
    tag: 'customer',
    summary: { sv: 'Ändra egna kunduppgifter', en: 'Update own customer record' },
    auth: 'bearer',
    policy: isCustomer,
    input: named(
      'CustomerDetails',
      z.strictObject({
        ...bodiesOf(person),
        company: company.optional(),
        ...addressFields,
      }),
    ),
    output: customerView,
    versionOf: contactRevision,
    errors: ['customer.notFound', 'customer.orgNumber'],
    handle: async ({ caller, input, ifMatch }) => {
      const { id } = await ownContactInfo(caller.actor);
      await updateContactInfo(caller.actor, id, input, ifMatch);
      return ownContactInfo(caller.actor);
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/customer/update-profile',
    operationId: 'changeProfile',
    description:
      'Changes the language, with immediate effect, or the email address used to log in. A new address requires the current password and takes effect once the link emailed to it has been opened.',
    tag: 'customer',
    summary: {
      sv: 'Ändra språk eller e-postadress för inloggning',
      en: 'Change language or email address',
    },
    auth: 'bearer',
    policy: () => true,
    rate: 'credentials',
    input: named(
      'ProfileChange',
      z
        .strictObject({
          language: z.optional(language),
          email: z.optional(account.email.body),
          currentPassword: z.optional(account.password.body),
          code: z.string().min(1).max(100).optional(),
        })
        .refine((profile) => profile.language !== undefined || profile.email !== undefined, 'nothing to change')
        .refine((profile) => (profile.email === undefined) === (profile.currentPassword === undefined), {
          path: ['currentPassword'],
          message: 'goes with email',
        }),
    ),
    output: named(
      'Profile',
      z.object({
        username: z.string(),
        email: z.string(),
        emailVerified: z.boolean(),
        /** Takes effect by the link that was mailed there. */
        newEmail: z.string().nullable(),
        name: z.string(),
        language,
      }),
    ),
    errors: [
      'auth.wrongPassword',
      'auth.codeInvalid',
      'auth.accountLocked',
      'auth.tooManyTries',
      'user.emailUnchanged',
      'user.usernameNotYours',
      'user.notFound',
    ],
    handle: async ({ caller: { actor }, input, clientAddress }) => {
      const { email: address, currentPassword, code } = input;
      if (address !== undefined && currentPassword !== undefined) {
        await confirmIdentity(actor, { currentPassword, code, clientAddress });
        await requestEmailChange(actor, address);
      }
      if (input.language !== undefined) await changeLanguage(actor, input.language);
      return ownProfile(actor);
    },
  }),
];

/** Checks the repeated password. Throws `input.invalid` at `passwordRepeat`. */
export function mustRepeat(first: string, second: string): void {
  if (first !== second)
    throw new RequestRefused([{ key: 'input.invalid', field: 'passwordRepeat', detail: 'differs from password' }]);
}
