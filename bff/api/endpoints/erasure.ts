import { z } from 'zod';
import { deleteUser } from '@bff/domain/people';
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

/**
 * Deleting accounts. The GETs are the specification's (section 7) and the only ones with an effect: like every endpoint here they take a
 * bearer token and a signature, and never a cookie, so no link, picture or prefetch sets them off.
 */
export const erasureEndpoints = [
  endpoint({
    ...erasing,
    method: 'GET',
    path: '/user/erase',
    tag: 'user',
    summary: { sv: 'Radera det egna kontot', en: 'Delete the own account' },
    handle: async ({ caller: { actor } }) => {
      await deleteUser(actor, actor.userId);
      return null;
    },
  }),
  endpoint({
    ...erasing,
    method: 'GET',
    path: '/user/erase/:id',
    tag: 'user',
    summary: { sv: 'Radera ett konto', en: 'Delete an account' },
    params,
    handle: async ({ caller: { actor }, params: { id: userId } }) => {
      await deleteUser(actor, userId);
      return null;
    },
  }),
  endpoint({
    ...erasing,
    method: 'DELETE',
    path: '/user/:id',
    tag: 'user',
    summary: { sv: 'Radera ett konto', en: 'Delete an account' },
    params,
    handle: async ({ caller: { actor }, params: { id: userId } }) => {
      await deleteUser(actor, userId);
      return null;
    },
  }),
];
