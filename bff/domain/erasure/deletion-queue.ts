// Traces: S8-251
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import type { EventCode } from '@states/event-codes';
import { queueMail } from '../notifications';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { DAY } from '../shared/time';
import { lockForDeletion } from './delete-user';
import { obstacleOf, subjectOf } from './deletion-obstacle';
import { deletionQueueStore } from './deletion-queue.store';
import { loggedState, type ManagedUser, userPolicy } from '../accounts';
import type { DeletionObstacle } from './personal-data';

/** The minimum notice that the owner of an account gets. */
export const NOTICE_DAYS = 3;

/** When a deletion with this obstacle will happen: when the obstacle ends, but not before the owner has had notice; null if unknown. */
export function expectedDeletion(obstacle: DeletionObstacle | undefined): Date | null {
  if (obstacle?.possibleFrom === null) return null;
  const earliest = clock.millis() + NOTICE_DAYS * DAY;
  return new Date(Math.max(obstacle?.possibleFrom.getTime() ?? earliest, earliest));
}

/** Whether the day is so near that the owner has to be notified now. */
export const isNear = (expected: Date | null): expected is Date =>
  expected !== null && expected.getTime() <= clock.millis() + NOTICE_DAYS * DAY;

/**
 * Schedules the deletion of a customer's account for when nothing prevents it any more, and tells its owner; requested by the customer or
 * an administrator. A second request changes nothing. Until then the account can be used for existing purchases, but books nothing new
 * (decision 0240). The caller has checked for a recent login.
 * @throws DomainError `user.notFound`, `user.self`, `auth.noPermission`
 */
export async function queueDeletion(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const user = await lockForDeletion(actor, userId);
    must(actor.kind === 'user' && userPolicy.waitForDeletion(user.roles), 'auth.noPermission');
    if (await deletionQueueStore.find(userId)) return;
    const expected = expectedDeletion(await obstacleOf(subjectOf(user)));
    await deletionQueueStore.insert(userId, actor.userId, isNear(expected) ? expected : null);
    if (isNear(expected)) await tellNear(user, expected);
    else await queueMail('accountDeletionQueued', { ...addressOf(user), data: { name: user.name, from: expected, withdrawUrl: pageOf(user) } }); // prettier-ignore
    await log(actor, user, 'deletionAsked');
  });
  logger.info({ event: 'user.deletionAsked', userId }, 'deletion asked for');
}

/**
 * Withdraws a waiting deletion: by the owner or an administrator.
 * @throws DomainError `user.notFound`, `user.self`, `auth.noPermission`, `user.deletionNotAsked` when none waits
 */
export async function withdrawDeletion(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const user = await lockForDeletion(actor, userId);
    must(await deletionQueueStore.remove(userId), 'user.deletionNotAsked');
    await queueMail('accountDeletionWithdrawn', { ...addressOf(user), data: { name: user.name } });
    await log(actor, user, 'deletionWithdrawn');
  });
  logger.info({ event: 'user.deletionWithdrawn', userId }, 'deletion withdrawn');
}

/** Whether the account is awaiting deletion: then it books nothing new. */
export const awaitsDeletion = async (userId: number): Promise<boolean> =>
  (await deletionQueueStore.find(userId)) !== undefined;

export const tellNear = (user: ManagedUser, dueAt: Date): Promise<unknown> =>
  queueMail('accountDeletionNear', {
    ...addressOf(user),
    data: { name: user.name, at: dueAt, withdrawUrl: pageOf(user) },
  });

const addressOf = ({ email, language }: ManagedUser) => ({ to: email, language });
const pageOf = ({ language }: ManagedUser) => `${publicOrigin()}/${language}/user/delete`;

async function log(by: Actor, user: ManagedUser, code: EventCode): Promise<void> {
  const state = loggedState(user);
  await logTransition({ entity: 'user', entityId: user.id, from: state, to: state, by, code });
}
