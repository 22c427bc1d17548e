// Traces: S7-012, S7-013, S8-242, S8-244
import { z } from 'zod';
import { account } from '#fields/account';
import { checkSecondFactor, finishLogIn, lacksSecondFactor, logIn } from '@bff/domain/accounts';
import { issueToken, revokeToken } from '@bff/domain/sessions';
import { must } from '@bff/domain/shared/errors';
import { endpoint } from '../endpoint/endpoint';
import { ANONYMOUS, pepperOf } from '../signing/pepper';
import { iso, time } from './fields';

export const authEndpoints = [
  endpoint({
    method: 'POST',
    path: '/auth/login',
    tag: 'auth',
    summary: { sv: 'Logga in och få en token', en: 'Log in and get a token' },
    auth: 'public',
    policy: 'anyone',
    signed: false,
    rate: 'credentials',
    input: z.strictObject({
      username: z.string().min(1).max(254),
      password: account.password.body,
      /** Of the second factor, where it is on: from the app, or a recovery code. */
      code: z.string().min(1).max(100).optional(),
    }),
    output: z.object({ token: z.string(), expiresAt: time }),
    errors: [
      'auth.invalidCredentials',
      'auth.accountLocked',
      'auth.tooManyTries',
      'auth.secondFactorRequired',
      'auth.codeInvalid',
      'auth.secondFactorSetUp',
      'company.inactive',
      'dealOrganisation.inactive',
    ],
    handle: async ({ input: { code, ...credentials }, clientAddress }) => {
      const login = await logIn({ ...credentials, clientAddress });
      const { userId } = login;
      if (login.needsCode) {
        must(code !== undefined, 'auth.secondFactorRequired', [], 'code');
        await checkSecondFactor(userId, code, clientAddress);
        await finishLogIn(userId);
      } else must(!(await lacksSecondFactor(userId)), 'auth.secondFactorSetUp');
      const { token, expiresAt } = await issueToken(login);
      return { token, expiresAt: iso(expiresAt) };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/pepper',
    tag: 'auth',
    summary: {
      sv: 'Hämta peppar för signaturer enligt schema 1',
      en: 'Get the pepper for signatures of scheme 1',
    },
    auth: 'public',
    policy: 'anyone',
    signed: false,
    output: z.string(),
    errors: [],
    handle: ({ caller }) => Promise.resolve(pepperOf(caller.claims?.jti ?? ANONYMOUS)),
  }),
  endpoint({
    method: 'POST',
    path: '/auth/logout',
    tag: 'auth',
    summary: { sv: 'Logga ut: token slutar gälla', en: 'Log out: the token ends' },
    auth: 'bearer',
    policy: () => true,
    output: z.null(),
    errors: [],
    handle: async ({ caller }) => {
      await revokeToken(caller.claims);
      return null;
    },
  }),
];
