// Traces: S7-026, S7-027
import { z } from 'zod';
import { deleteUser, queueDeletion, withdrawDeletion } from '@bff/domain/erasure';
import type { UserActor } from '@bff/domain/shared/actor';
import { endpoint } from '../endpoint/endpoint';

const params = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});
const erasing = {
  auth: 'bearer',
  policy: () => true,
  recentLogin: true,
  rate: 'credentials',
  output: z.null(),
  errors: [
    'auth.recentLoginRequired',
    'user.notFound',
    'user.self',
    'user.tripsUpcoming',
    'user.lastTripRecent',
    'user.refundsOpen',
    'user.driverIsPlanned',
    'user.lastCompanyAdmin',
    'user.lastOwner',
  ],
} as const;

/** An account by its number: one's own, or anybody's for an administrator. */
const erasingOne = {
  ...erasing,
  tag: 'user',
  summary: { sv: 'Radera ett konto', en: 'Delete an account' },
  params,
  handle: async ({ caller: { actor }, params: { id } }: { caller: { actor: UserActor }; params: { id: number } }) => {
    await deleteUser(actor, id);
    return null;
  },
} as const;

/** The deletion of one's own account, queued until it is possible (decision 0240). */
const waiting = {
  auth: 'bearer',
  policy: () => true,
  recentLogin: true,
  rate: 'credentials',
  output: z.null(),
  errors: ['auth.recentLoginRequired', 'user.notFound', 'user.self'],
} as const;

/**
 * Deleting accounts. The GETs are the specification's (section 7) and the only ones with an effect: like every endpoint here they require a
 * bearer token and a signature, never a cookie, so no link, picture or prefetch triggers them.
 */
export const erasureEndpoints = [
  endpoint({
    ...erasing,
    method: 'GET',
    path: '/user/erase',
    operationId: 'eraseOwnAccount',
    isDeprecated: true,
    description:
      'Deletes the caller’s account and anonymises records that must be kept. Refused while trips are upcoming or money is owed. Requires a recent login. A GET request with side effects, kept for clients written for it: `requestOwnDeletion` replaces it.',
    tag: 'user',
    summary: { sv: 'Radera det egna kontot', en: 'Delete own account' },
    handle: async ({ caller: { actor } }) => {
      await deleteUser(actor, actor.userId);
      return null;
    },
  }),
  endpoint({
    ...erasingOne,
    method: 'GET',
    path: '/user/erase/:id',
    operationId: 'eraseAccount',
    isDeprecated: true,
    summary: { sv: 'Radera ett konto (gammal väg, GET)', en: 'Delete an account (old way, GET)' },
    description: 'Same as `deleteAccount`, which replaces it, as a GET request for clients written for it.',
  }),
  endpoint({
    ...waiting,
    method: 'PUT',
    path: '/user/deletion',
    operationId: 'requestOwnDeletion',
    description:
      'Requests deletion of the caller’s account. It is deleted as soon as no trip or refund prevents it. Repeating the request has no further effect.',
    tag: 'user',
    summary: {
      sv: 'Radera det egna kontot när det blir möjligt',
      en: 'Request deletion of own account',
    },
    handle: async ({ caller: { actor } }) => {
      await queueDeletion(actor, actor.userId);
      return null;
    },
  }),
  endpoint({
    ...waiting,
    method: 'DELETE',
    path: '/user/deletion',
    operationId: 'withdrawOwnDeletion',
    description: 'Withdraws a pending deletion request.',
    tag: 'user',
    summary: { sv: 'Behåll det egna kontot, trots allt', en: 'Withdraw the deletion request' },
    errors: [...waiting.errors, 'user.deletionNotAsked'],
    handle: async ({ caller: { actor } }) => {
      await withdrawDeletion(actor, actor.userId);
      return null;
    },
  }),
  endpoint({
    ...erasingOne,
    method: 'DELETE',
    path: '/user/:id',
    operationId: 'deleteAccount',
    description:
      'Deletes the caller’s own account, or another one if the caller is an administrator, and anonymises records that must be kept. Requires a recent login.',
  }),
];
