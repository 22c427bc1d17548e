// Traces: S7-016, S7-017, S7-018
import { z } from 'zod';
import { ownerOfPasswordLink, requestPasswordReset, resetPassword } from '@bff/domain/accounts';
import { account } from '#fields/account';
import { bodiesOf } from '#fields/kinds';
import { must } from '@bff/domain/shared/errors';
import { endpoint } from '../endpoint/endpoint';
import { mustRepeat } from './customers';
import { named } from '../endpoint/named';

const { email, password, passwordRepeat } = bodiesOf(account);
/** The link's secret, called uuid in the specification. */
const uuid = z.string().min(1).max(100);

export const passwordEndpoints = [
  endpoint({
    method: 'POST',
    path: '/user/forgot-password-send-email',
    operationId: 'requestPasswordLink',
    description:
      'Emails a link for choosing a new password. The answer does not reveal whether the address has an account.',
    tag: 'user',
    summary: {
      sv: 'Begär en länk för att byta lösenord; svaret är detsamma om adressen är okänd',
      en: 'Request a link for changing the password',
    },
    auth: 'public',
    policy: 'anyone',
    rate: 'mail',
    input: named('PasswordLinkRequest', z.strictObject({ email })),
    output: z.null(),
    errors: [],
    handle: async ({ input }) => {
      await requestPasswordReset(input.email);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/user/forgot-password-validate-uuid',
    operationId: 'checkPasswordLink',
    description: 'Tells whose link it is as long as it is valid, so that a form can address its owner.',
    tag: 'user',
    summary: { sv: 'Gäller länken för att byta lösenord?', en: 'Check a link for changing the password' },
    auth: 'public',
    policy: 'anyone',
    rate: 'credentials',
    input: named('PasswordLink', z.strictObject({ uuid })),
    output: named('PasswordLinkOwner', z.object({ username: z.string(), invited: z.boolean() })),
    errors: ['auth.passwordTokenExpired'],
    handle: async ({ input }) => {
      const owner = await ownerOfPasswordLink(input.uuid);
      must(owner, 'auth.passwordTokenExpired');
      return owner;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/user/forgot-password-change-password',
    operationId: 'changePasswordByLink',
    description: 'Sets the new password, invalidates the link and ends all tokens and logins of the account.',
    tag: 'user',
    summary: {
      sv: 'Byt lösenord med länken; alla inloggningar avslutas',
      en: 'Change the password using the link',
    },
    auth: 'public',
    policy: 'anyone',
    rate: 'credentials',
    input: named('NewPassword', z.strictObject({ uuid, password, passwordRepeat })),
    output: z.null(),
    errors: ['auth.passwordTokenExpired', 'user.passwordRules', 'user.passwordCommon'],
    handle: async ({ input }) => {
      mustRepeat(input.password, input.passwordRepeat);
      await resetPassword({ token: input.uuid, password: input.password });
      return null;
    },
  }),
];
