import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import { containing } from '../shared/containing';
import { type PageWanted, selectPage } from '../shared/select-page.store';
import { sorted } from '../shared/sorted';

/** A deletion that has been asked for and waits until it is possible. */
export interface WaitingDeletion {
  askedAt: Date;
  /** On which day it happens, once the owner of the account has been told; null until then. */
  dueAt: Date | null;
}

/** One as administrators see it. */
export interface QueuedDeletion extends WaitingDeletion {
  userId: number;
  name: string;
  email: string;
  customerId: number | null;
  /** False: an administrator asked for it. */
  byOneself: boolean;
}

export interface DeletionSearch extends PageWanted {
  /** Part of a name or address. Empty: all. */
  text: string;
  sort: 'asked' | 'name';
  descending: boolean;
}

const SORTS = { asked: 'd.asked_at', name: 'u.name' };

export const deletionQueueStore = {
  find: (userId: number): Promise<WaitingDeletion | undefined> =>
    selectOne<WaitingDeletion>(
      'SELECT asked_at AS askedAt, due_at AS dueAt FROM account_deletions WHERE user_id = :userId',
      { userId },
    ),

  async insert(userId: number, askedBy: number, dueAt: Date | null): Promise<void> {
    await execute(
      'INSERT INTO account_deletions (user_id, asked_by_user_id, asked_at, due_at) VALUES (:userId, :askedBy, :now, :dueAt)',
      { userId, askedBy, dueAt, now: clock.now() },
    );
  },

  async setDue(userId: number, dueAt: Date | null): Promise<void> {
    await execute('UPDATE account_deletions SET due_at = :dueAt WHERE user_id = :userId', { userId, dueAt });
  },

  /** False when none waits. */
  async remove(userId: number): Promise<boolean> {
    return (await execute('DELETE FROM account_deletions WHERE user_id = :userId', { userId })).affectedRows === 1;
  },

  /** Whose, the oldest wish first. */
  async all(): Promise<number[]> {
    const rows = await select<{ userId: number }>(
      'SELECT user_id AS userId FROM account_deletions ORDER BY asked_at, user_id',
    );
    return rows.map(({ userId }) => userId);
  },

  async search(search: DeletionSearch): Promise<{ deletions: QueuedDeletion[]; total: number }> {
    const from = `account_deletions d JOIN users u ON u.id = d.user_id LEFT JOIN customers c ON c.user_id = u.id
      ${search.text ? 'WHERE u.name LIKE :part OR u.email LIKE :lowerPart' : ''}`;
    const { rows, total } = await selectPage<Omit<QueuedDeletion, 'byOneself'> & { byOneself: number }>(
      {
        columns: `d.user_id AS userId, u.name, u.email, c.id AS customerId, d.asked_at AS askedAt, d.due_at AS dueAt,
          d.asked_by_user_id = d.user_id AS byOneself`,
        from,
        order: sorted(SORTS[search.sort], search.descending, 'd.user_id'),
      },
      { part: containing(search.text), lowerPart: containing(search.text.toLowerCase()) },
      search,
    );
    return { deletions: rows.map((row) => ({ ...row, byOneself: Boolean(row.byOneself) })), total };
  },
};
