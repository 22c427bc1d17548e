import type { EventCode } from '@states/event-codes';
import type { Actor } from '../shared/actor';
import { logOutEverywhere } from './log-out-everywhere';
import { unlock } from './login-lockout';
import { type ManagedUser, managedUserStore } from './managed-user.store';

/** The account, locked until the transaction ends. A deleted one is not found. */
export const lockAccount = (userId: number): Promise<ManagedUser | undefined> => managedUserStore.lock(userId);

/** Journeys that a driver is assigned to and that are not over. */
export const openJourneysOf = (userId: number): Promise<number> => managedUserStore.openJourneys(userId);

/** Removes the person from the account and logs it: nobody is in it any more, and its name and address are free. Inside a transaction. */
export async function eraseAccount(user: ManagedUser, by: Actor, code?: EventCode): Promise<void> {
  await unlock(user);
  await logOutEverywhere(user.id);
  await managedUserStore.erase(user, by, code);
}
