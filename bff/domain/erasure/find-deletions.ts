import { type Actor, isAdmin } from '../shared/actor';
import { must } from '../shared/errors';
import { NO_ROWS, type Page } from '../shared/list-page';
import { expectedDeletion } from './deletion-queue';
import { deletionQueueStore, type DeletionSearch, type QueuedDeletion } from './deletion-queue.store';
import { obstacleOf } from './deletion-obstacle';
import type { DeletionObstacle } from './personal-data';

export interface FoundDeletion extends QueuedDeletion {
  /** What it waits for; null if only for the owner's notice. */
  obstacle: DeletionObstacle | null;
  /** When it happens, if known. */
  expected: Date | null;
}

/** Accounts awaiting deletion, for administrators. @throws DomainError `auth.noPermission` */
export async function findDeletions(actor: Actor, search: DeletionSearch): Promise<Page<FoundDeletion>> {
  must(isAdmin(actor), 'auth.noPermission');
  const { rows: deletions, total } = await deletionQueueStore.search(search);
  const found: FoundDeletion[] = [];
  for (const deletion of deletions) {
    const obstacle = await obstacleOf(deletion);
    found.push({ ...deletion, obstacle: obstacle ?? null, expected: deletion.dueAt ?? expectedDeletion(obstacle) });
  }
  return { rows: found, total };
}

/** How many wait. */
export const countWaitingDeletions = async (): Promise<number> =>
  (await deletionQueueStore.search({ text: '', sort: 'asked', descending: false, ...NO_ROWS })).total;
