import { clock } from '@bff/platform/clock';
import { execute } from '@db/query';

export interface EnqueueOptions {
  /** Not before this instant; now without it. */
  dueAt?: Date;
  /** A second message with the same key is not written: once for ever. */
  dedupeKey?: string;
  /** Sent after every earlier message with the same key, sent or given up. Lock what it names before you promise. */
  orderingKey?: string;
}

/**
 * Promises a side effect (mail, refund, outgoing call) in the transaction that decides it; the worker carries it out after commit, at
 * least once. False when the dedupe key was used before.
 */
export async function enqueue(
  kind: string,
  payload: Readonly<Record<string, unknown>>,
  options: EnqueueOptions = {},
): Promise<boolean> {
  const { affectedRows } = await execute(
    `INSERT INTO outbox (kind, payload, dedupe_key, ordering_key, due_at, created_at) VALUES (:kind, :payload, :dedupeKey, :orderingKey, :dueAt, :now)
      ON DUPLICATE KEY UPDATE id = id`,
    {
      kind,
      payload: JSON.stringify(payload),
      dedupeKey: options.dedupeKey ?? null,
      orderingKey: options.orderingKey ?? null,
      dueAt: options.dueAt ?? clock.now(),
      now: clock.now(),
    },
  );
  return affectedRows === 1;
}
