import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import type { EventCode } from '@states/event-codes';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { HOUR, SECOND } from '../shared/time';
import { lockUserFor } from './lock-user-for';
import { unlock } from './login-lockout';
import { mailPasswordLink } from './mail-password-link';
import { type ManagedUser, managedUserStore } from './managed-user.store';
import { oneTimeTokenStore } from './one-time-token.store';
import { logOutEverywhere } from './log-out-everywhere';
import { loggedState, userStates } from './user-states';

/**
 * All of them throw DomainError `user.notFound`, `user.self`, `auth.noPermission`, and `state.notAllowed` if the status does not allow it.
 */

/** Closes the account: sessions, tokens and mailed links end at once. @throws DomainError `user.lastCompanyAdmin`, `user.lastOwner` */
export async function disableUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user, mayBecome } = await lockUserFor(actor, 'disable', userId);
    userStates.check(user.status, 'inactive');
    await mayBecome({ active: false });
    await managedUserStore.move(user, 'inactive', actor, 'disabled');
    await oneTimeTokenStore.revoke(userId, ['passwordReset', 'invitation']);
    await logOutEverywhere(userId);
    told(user, 'disabled');
  });
}

/** Opens a closed account again. One that never had a password needs a new invitation. */
export async function enableUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'disable', userId);
    await managedUserStore.move(user, 'active', actor, 'enabled');
    told(user, 'enabled');
  });
}

/** Lifts every lock after too many attempts, and an administrator's; an account that is not locked stays as it is. */
export async function unlockUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'unlock', userId);
    if (user.status === 'locked') await managedUserStore.move(user, 'active', actor, 'unlocked');
    else await log(actor, user, 'unlocked');
    await unlock(user);
    told(user, 'unlocked');
  });
}

/**
 * Mails the link of a forgotten password, for a user who has asked for help. It counts as one that they asked for themselves, but the actor
 * is told when there have been too many. An invited user has no password to forget, and gets a new invitation.
 * @throws DomainError `request.tooMany`
 */
export async function sendPasswordLink(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'sendPasswordLink', userId);
    must(user.hasPassword && user.status !== 'inactive', 'state.notAllowed', [loggedState(user), userStates.entity]);
    must(await mailPasswordLink(user), 'request.tooMany', [HOUR / SECOND]);
    await log(actor, user, 'passwordLinkSent');
    told(user, 'passwordLinkSent');
  });
}

/** Ends the user's sessions and tokens, wherever they are. */
export async function logOutUser(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'logOut', userId);
    await logOutEverywhere(userId);
    await log(actor, user, 'loggedOut');
    told(user, 'loggedOut');
  });
}

/** Logs an action that leaves the account's status unchanged. */
async function log(actor: Actor, user: ManagedUser, code: EventCode): Promise<void> {
  const state = loggedState(user);
  await logTransition({ entity: 'user', entityId: user.id, from: state, to: state, by: actor, code });
}

const told = ({ id }: ManagedUser, what: string): void =>
  logger.info({ event: `user.${what}`, userId: id }, 'account changed by an administrator');
