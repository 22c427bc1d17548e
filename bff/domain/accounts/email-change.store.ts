import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';
import { newToken, tokenHash } from '../shared/secret-token';

interface EmailChange {
  id: number;
  userId: number;
  newEmail: string;
}

const COLUMNS = 'id, user_id AS userId, new_email AS newEmail';

export const emailChangeStore = {
  /** A new change with the token of its link; the one before, if any, has ended. */
  async issue(userId: number, newEmail: string, expiresAt: Date): Promise<string> {
    const token = newToken();
    await execute(
      `INSERT INTO email_changes (user_id, new_email, token_hash, expires_at, created_at)
        VALUES (:userId, :newEmail, :hash, :expiresAt, :now)`,
      { userId, newEmail, hash: tokenHash(token), expiresAt, now: clock.now() },
    );
    return token;
  },

  /** The change that a link confirms, if it still can. */
  find: (token: string): Promise<EmailChange | undefined> =>
    selectOne<EmailChange>(
      `SELECT ${COLUMNS} FROM email_changes WHERE token_hash = :hash AND ended_at IS NULL AND expires_at > :now`,
      { hash: tokenHash(token), now: clock.now() },
    ),

  /** The change that the user waits for; undefined too when its link has expired. */
  pendingOf: (userId: number): Promise<EmailChange | undefined> =>
    selectOne<EmailChange>(
      `SELECT ${COLUMNS} FROM email_changes WHERE pending_user_id = :userId AND expires_at > :now`,
      { userId, now: clock.now() },
    ),

  /** Confirms it. True for exactly one caller, however many come at once. */
  async confirm(id: number): Promise<boolean> {
    const { affectedRows } = await execute(
      "UPDATE email_changes SET ended_at = :now, outcome = 'confirmed' WHERE id = :id AND ended_at IS NULL AND expires_at > :now",
      { id, now: clock.now() },
    );
    return affectedRows === 1;
  },

  /** Whatever the user waited for waits no longer. True when there was something. */
  async end(userId: number, outcome: 'canceled' | 'replaced'): Promise<boolean> {
    const { affectedRows } = await execute(
      'UPDATE email_changes SET ended_at = :now, outcome = :outcome WHERE pending_user_id = :userId',
      { userId, outcome, now: clock.now() },
    );
    return affectedRows > 0;
  },

  /** When the user asked lately, the oldest first. */
  async askedSince(userId: number, since: Date): Promise<{ times: number; first: Date | null }> {
    const row = await selectOne<{ times: number; first: Date | null }>(
      'SELECT COUNT(*) AS times, MIN(created_at) AS first FROM email_changes WHERE user_id = :userId AND created_at > :since',
      { userId, since },
    );
    return row ?? { times: 0, first: null };
  },

  async purge(before: Date): Promise<number> {
    return (await execute('DELETE FROM email_changes WHERE created_at < :before', { before })).affectedRows;
  },
};
