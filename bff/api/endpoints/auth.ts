// Traces: S7-012, S7-013, S8-242, S8-244
import { z } from 'zod';
import { account } from '#fields/account';
import { checkSecondFactor, finishLogIn, lacksSecondFactor, logIn } from '@bff/domain/accounts';
import { issueToken, revokeToken } from '@bff/domain/sessions';
import { must } from '@bff/domain/shared/errors';
import { endpoint } from '../endpoint/endpoint';
import { ANONYMOUS, pepperOf } from '../signing/pepper';
import { iso, time } from './fields';
import { named } from '../endpoint/named';

export const authEndpoints = [
  endpoint({
    method: 'POST',
    path: '/auth/login',
    operationId: 'createToken',
    description:
      'Logs in with a username or email address and password, plus a code if the account has two-step login. Send the token as `Authorization: Bearer` with every later request. It is valid until `expiresAt`, until `revokeToken` is called, or until the password is changed.',
    tag: 'auth',
    summary: { sv: 'Logga in och få en token', en: 'Log in and get a token' },
    auth: 'public',
    policy: 'anyone',
    signed: false,
    rate: 'credentials',
    input: named(
      'Credentials',
      z.strictObject({
        username: z.string().min(1).max(254),
        password: account.password.body,
        /** Of the second factor, if enabled: from the app, or a recovery code. */
        code: z.string().min(1).max(100).optional(),
      }),
    ),
    output: named('Token', z.object({ token: z.string(), expiresAt: time })),
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
    operationId: 'getPepper',
    description:
      'Returns the pepper used for scheme 1 signatures. If the request carries a token, the pepper belongs to that token; otherwise it is common to all clients. It is valid today and tomorrow (UTC). Fetch it again on errorCode 113, at most once a minute.',
    tag: 'auth',
    summary: {
      sv: 'Hämta en pepper för signaturer enligt schema 1',
      en: 'Get the pepper for scheme 1 signatures',
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
    operationId: 'revokeToken',
    description: 'Revokes the token that is sent, immediately and wherever it is used.',
    tag: 'auth',
    summary: { sv: 'Logga ut: token slutar gälla', en: 'Log out and revoke the token' },
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
