import { type Attributes, Op } from 'sequelize';
import { outboxBacklog } from '@bff/domain/shared/outbox-backlog.store';
import { forgetRecipientsBefore } from '@bff/domain/shared/outbox-recipients.store';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { oneMore } from '@db/counting';
import { OutboxMessage } from '@db/models';
import { alone, parseJson, select } from '@db/query';

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
  traceParent: string | null;
  traceState: string | null;
  lockedUntil: Date;
}

const MAX_ERROR = 1_000;

/**
 * SQL condition on a row `o` of `outbox`: of the messages with its ordering key it is the oldest that is neither sent nor given up. Keys are
 * promised with the thing that they name locked, so their ids are in the order of their commits.
 */
const IS_ITS_TURN = `(o.ordering_key IS NULL OR NOT EXISTS (
  SELECT 1 FROM outbox earlier
    WHERE earlier.ordering_key = o.ordering_key AND earlier.id < o.id AND earlier.sent_at IS NULL AND earlier.failed_at IS NULL))`;

/** Writes a message, as long as nobody else has it by now: false then. */
async function write({ id, attempts }: ClaimedMessage, values: Partial<Attributes<OutboxMessage>>): Promise<boolean> {
  const ours = { id, attempts, sentAt: null, failedAt: null };
  const [written] = await alone(() => OutboxMessage.update(values, { where: ours }));
  return written === 1;
}

/**
 * Takes up to `most` due messages of these kinds, oldest first; rows that another process is taking, and those whose turn has not come, are
 * passed by: in SQL, since Sequelize knows no SKIP LOCKED for this server.
 */
function claim(kinds: readonly string[], most: number, lockedUntil: Date): Promise<ClaimedMessage[]> {
  return inTransaction(async () => {
    const rows = await select<Omit<ClaimedMessage, 'lockedUntil'>>(
      `SELECT id, kind, payload, attempts + 1 AS attempts, forgiven_attempts, created_at,
          trace_parent, trace_state FROM outbox o
        WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= :now AND kind IN (:kinds)
          AND (locked_until IS NULL OR locked_until <= :now) AND ${IS_ITS_TURN}
        ORDER BY due_at, id LIMIT :most FOR UPDATE SKIP LOCKED`,
      { now: clock.now(), kinds: [...kinds], most },
    );
    if (rows.length === 0) return [];
    await OutboxMessage.update(
      { lockedUntil, attempts: oneMore('attempts') },
      { where: { id: rows.map(({ id }) => id) } },
    );
    return rows.map((row) => ({ ...row, payload: parseJson(row.payload), lockedUntil }));
  });
}

/** Keeps a message for longer. False when somebody else has it by now. */
const extend = (message: ClaimedMessage, lockedUntil: Date): Promise<boolean> => write(message, { lockedUntil });

/** Gives a message back untried. */
async function release(message: ClaimedMessage): Promise<void> {
  await write(message, { lockedUntil: null, attempts: message.attempts - 1 });
}

interface Sent {
  /** Empties the payload: links are not kept longer than they are needed. */
  forget: boolean;
  /** Of a mail: what it said. */
  subject?: string;
  parts?: readonly unknown[];
}

/** Done. */
async function markSent(message: ClaimedMessage, { forget, ...said }: Sent): Promise<void> {
  const done = { sentAt: clock.now(), lockedUntil: null, lastError: null };
  await write(message, { ...done, ...said, ...(forget && { payload: {} }) });
}

async function postpone(message: ClaimedMessage, dueAt: Date, error: string): Promise<void> {
  await write(message, { dueAt, lockedUntil: null, lastError: error.slice(0, MAX_ERROR) });
}

/** Parks a message for a person to look at. False when somebody else has it by now. */
const giveUp = (message: ClaimedMessage, error: string): Promise<boolean> =>
  write(message, { failedAt: clock.now(), lockedUntil: null, lastError: error.slice(0, MAX_ERROR) });

const PURGE_BATCH = 5_000;

/**
 * Deletes what was sent before that instant; answers how many rows. What has a dedupe key stays, without whom it went to: it is what makes «once
 * for ever» true.
 */
async function purgeSent(before: Date): Promise<number> {
  await forgetRecipientsBefore(before);
  for (let deleted = 0; ;) {
    const where = { sentAt: { [Op.lt]: before }, dedupeKey: null };
    const gone = await alone(() => OutboxMessage.destroy({ where, limit: PURGE_BATCH }));
    deleted += gone;
    if (gone < PURGE_BATCH) return deleted;
  }
}

export const outboxQueue = { claim, extend, release, markSent, postpone, giveUp, backlog: outboxBacklog, purgeSent };
