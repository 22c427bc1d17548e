import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { logTransition } from '../shared/event-log.store';
import { must } from '../shared/errors';
import { lockUserFor } from './lock-user-for';
import { unlock } from './login-lockout';
import { managedUserStore } from './managed-user.store';
import { logOutEverywhere } from './session';
import { loggedState } from './user-states';

/**
 * Deletes somebody else's account: nobody is in it any more, and its name and address are free. What the event log and old orders say
 * stays, without the person.
 * @throws DomainError `user.notFound`, `user.self`, `auth.noPermission`, `user.lastCompanyAdmin`, `user.lastOwner`, `user.driverIsPlanned`
 */
export async function deleteUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user, mayBecome } = await lockUserFor(actor, 'delete', userId);
    await mayBecome({ active: false });
    const journeys = await managedUserStore.openJourneys(userId);
    must(journeys === 0, 'user.driverIsPlanned', [journeys]);
    await unlock(user);
    await logOutEverywhere(userId);
    await managedUserStore.erase(userId);
    await logTransition({ entity: 'user', entityId: userId, from: loggedState(user), to: 'deleted', by: actor });
  });
  logger.info({ event: 'user.deleted', userId }, 'account deleted by an administrator');
}
