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
      'Checks a username or login address with its password, and the code of the second factor where the account has one. The token goes as `Authorization: Bearer` with every later request and ends at `expiresAt`, by `revokeToken`, or when the password is changed.',
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
      'Answers the pepper that signatures of scheme 1 are made with. Sent with a token, the pepper belongs to that token; without, it is everybody’s. It is good today and tomorrow (UTC): fetch it again after errorCode 113, at most once a minute.',
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
    operationId: 'revokeToken',
    description: 'The token that is sent is good no more, at once and for everybody who has it.',
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
