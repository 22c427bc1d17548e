import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { logTransition } from '../shared/event-log.store';
import { renewInvitation } from './invite-user';
import { lockUserFor } from './lock-user-for';
import { unlock } from './login-lockout';
import { type ManagedUser, managedUserStore } from './managed-user.store';
import { oneTimeTokenStore } from './one-time-token.store';
import { logOutEverywhere } from './session';
import { userStates } from './user-states';

/** All of them throw DomainError `user.notFound`, `user.self`, `auth.noPermission`, and `state.notAllowed` where the status does not fit. */

/** Closes the account: sessions, tokens and mailed links end at once. @throws DomainError `user.lastCompanyAdmin`, `user.lastOwner` */
export async function disableUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user, mayBecome } = await lockUserFor(actor, 'disable', userId);
    userStates.check(user.status, 'inactive');
    await mayBecome({ active: false });
    await managedUserStore.setStatus(userId, 'inactive');
    await oneTimeTokenStore.revoke(userId, ['passwordReset', 'invitation']);
    await logOutEverywhere(userId);
    await log(actor, user, 'inactive', 'disabled');
  });
}

/** Opens a closed account again. One that never had a password needs a new invitation. */
export async function enableUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'disable', userId);
    userStates.check(user.status, 'active');
    await managedUserStore.setStatus(userId, 'active');
    await log(actor, user, 'active', 'enabled');
  });
}

/** Lifts every lock after too many tries, and an administrator's; one that is not locked stays as it is. */
export async function unlockUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'unlock', userId);
    if (user.status === 'locked') await managedUserStore.setStatus(userId, 'active');
    await unlock(user);
    await log(actor, user, user.status === 'locked' ? 'active' : user.status, 'unlocked');
  });
}

/** Ends the user's sessions and tokens, wherever they are. */
export async function logOutUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'logOut', userId);
    await logOutEverywhere(userId);
    await log(actor, user, user.status, 'loggedOut');
  });
}

/** Mails a new link to somebody who has not chosen a password. @throws DomainError `user.invitationAccepted`, `request.tooMany` */
export async function resendInvitation(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'invite', userId);
    await renewInvitation(actor, userId);
    await log(actor, user, user.status, 'invitedAgain');
  });
}

async function log(actor: Actor, user: ManagedUser, to: ManagedUser['status'], reason: string): Promise<void> {
  await logTransition({ entity: 'user', entityId: user.id, from: user.status, to, by: actor, reason });
  logger.info({ event: `user.${reason}`, userId: user.id }, 'account changed by an administrator');
}
