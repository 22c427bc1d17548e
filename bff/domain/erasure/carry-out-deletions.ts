// Traces: S6-036, S6-037
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { system } from '../shared/actor';
import { deleteLocked } from './delete-user';
import { expectedDeletion, isNear, tellNear } from './deletion-queue';
import { deletionQueueStore } from './deletion-queue.store';
import { obstacleOf, subjectOf } from './deletion-obstacle';
import { lockAccount } from '../accounts';

/**
 * For a scheduled job: deletes the accounts that are due, and notifies the owners of those due soon. One that fails does not stop the
 * others. Returns how many were deleted.
 * @throws Error when some could not be handled, after all others
 */
export async function carryOutDeletions(): Promise<number> {
  let deleted = 0;
  const failed: number[] = [];
  for (const userId of await deletionQueueStore.all()) {
    try {
      if ((await inTransaction(() => moveOn(userId))) === 'deleted') deleted++;
    } catch (error) {
      logger.error({ event: 'user.deletionFailed', userId, err: error }, 'a waiting deletion could not be handled');
      failed.push(userId);
    }
  }
  if (failed.length > 0) throw new Error(`deletions of ${failed.length} accounts could not be handled`);
  return deleted;
}

async function moveOn(userId: number): Promise<'deleted' | 'waits'> {
  const user = await lockAccount(userId);
  // Read under the lock: it may have been withdrawn, or carried out by another process.
  const waiting = await deletionQueueStore.find(userId);
  if (!user || !waiting) return 'waits';
  const obstacle = await obstacleOf(subjectOf(user));
  const { dueAt } = waiting;
  if (dueAt && !obstacle && dueAt <= clock.now()) {
    await deleteLocked(system('deletion-queue'), user, 'deletionAsked');
    logger.info({ event: 'user.deleted', userId }, 'account deleted as asked for');
    return 'deleted';
  }
  const expected = expectedDeletion(obstacle);
  const isPutOff =
    dueAt !== null && obstacle !== undefined && !(obstacle.possibleFrom && obstacle.possibleFrom <= dueAt);
  if (isPutOff) await deletionQueueStore.setDue(userId, null);
  if ((dueAt === null || isPutOff) && isNear(expected)) {
    await deletionQueueStore.setDue(userId, expected);
    await tellNear(user, expected);
  }
  return 'waits';
}
