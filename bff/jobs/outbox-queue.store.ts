import { outboxBacklog } from '@bff/domain/shared/outbox-backlog.store';
import { IS_ITS_TURN } from '@bff/domain/shared/outbox-turn';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { execute, parseJson, select } from '@db/query';

/** A message that this process has taken; nobody else gets it before `lockedUntil`. */
export interface ClaimedMessage {
  id: number;
  kind: string;
  payload: unknown;
  /** This try included. With the id it names the claim: whoever takes the message next counts one more. */
  attempts: number;
  /** Those that do not count any more: somebody has sent the message again after them. */
  forgivenAttempts: number;
  createdAt: Date;
  lockedUntil: Date;
}

const MAX_ERROR = 1_000;
const OURS = 'id = :id AND attempts = :attempts AND sent_at IS NULL AND failed_at IS NULL';

/**
 * Takes up to `most` due messages of these kinds, oldest first; rows that another process is taking, and those whose turn has not come, are
 * passed by.
 */
function claim(kinds: readonly string[], most: number, lockedUntil: Date): Promise<ClaimedMessage[]> {
  return inTransaction(async () => {
    const rows = await select<Omit<ClaimedMessage, 'lockedUntil'>>(
      `SELECT id, kind, payload, attempts + 1 AS attempts, forgiven_attempts AS forgivenAttempts, created_at AS createdAt FROM outbox o
        WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= :now AND kind IN (:kinds)
          AND (locked_until IS NULL OR locked_until <= :now) AND ${IS_ITS_TURN}
        ORDER BY due_at, id LIMIT :most FOR UPDATE SKIP LOCKED`,
      { now: clock.now(), kinds: [...kinds], most },
    );
    if (rows.length === 0) return [];
    await execute('UPDATE outbox SET locked_until = :lockedUntil, attempts = attempts + 1 WHERE id IN (:ids)', {
      lockedUntil,
      ids: rows.map(({ id }) => id),
    });
    return rows.map((row) => ({ ...row, payload: parseJson(row.payload), lockedUntil }));
  });
}

/** Keeps a message for longer. False when somebody else has it by now. */
async function extend({ id, attempts }: ClaimedMessage, lockedUntil: Date): Promise<boolean> {
  const { affectedRows } = await execute(`UPDATE outbox SET locked_until = :lockedUntil WHERE ${OURS}`, {
    id,
    attempts,
    lockedUntil,
  });
  return affectedRows === 1;
}

/** Gives a message back untried. */
async function release({ id, attempts }: ClaimedMessage): Promise<void> {
  await execute(`UPDATE outbox SET locked_until = NULL, attempts = attempts - 1 WHERE ${OURS}`, { id, attempts });
}

/** Done. `forget` empties the payload: links and personal data are not kept longer than they are needed. */
async function markSent({ id, attempts }: ClaimedMessage, { forget }: { forget: boolean }): Promise<void> {
  await execute(
    `UPDATE outbox SET sent_at = :now, locked_until = NULL, last_error = NULL${forget ? ", payload = '{}'" : ''} WHERE ${OURS}`,
    { id, attempts, now: clock.now() },
  );
}

async function postpone({ id, attempts }: ClaimedMessage, dueAt: Date, error: string): Promise<void> {
  await execute(`UPDATE outbox SET due_at = :dueAt, locked_until = NULL, last_error = :error WHERE ${OURS}`, {
    id,
    attempts,
    dueAt,
    error: error.slice(0, MAX_ERROR),
  });
}

/** Parks a message for a person to look at. False when somebody else has it by now. */
async function giveUp({ id, attempts }: ClaimedMessage, error: string): Promise<boolean> {
  const { affectedRows } = await execute(
    `UPDATE outbox SET failed_at = :now, locked_until = NULL, last_error = :error WHERE ${OURS}`,
    { id, attempts, now: clock.now(), error: error.slice(0, MAX_ERROR) },
  );
  return affectedRows === 1;
}

const PURGE_BATCH = 5_000;

/** Deletes what was sent before that instant; answers how many rows. What has a dedupe key stays: it is what makes «once for ever» true. */
async function purgeSent(before: Date): Promise<number> {
  for (let deleted = 0; ;) {
    const { affectedRows } = await execute(
      'DELETE FROM outbox WHERE sent_at < :before AND dedupe_key IS NULL LIMIT :batch',
      { before, batch: PURGE_BATCH },
    );
    deleted += affectedRows;
    if (affectedRows < PURGE_BATCH) return deleted;
  }
}

export const outboxQueue = { claim, extend, release, markSent, postpone, giveUp, backlog: outboxBacklog, purgeSent };
