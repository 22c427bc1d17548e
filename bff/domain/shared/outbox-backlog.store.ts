import { selectOne } from '@db/query';
import { MINUTE } from './time';

/** A message that is due is sent within seconds; one that waits this long waits for something that is broken. */
export const LATE_MS = 30 * MINUTE;

export interface Backlog {
  /** Neither sent nor given up, and due since before the given instant, or older than that and tried in vain. */
  late: number;
  /** Given up, and not closed by a person. */
  givenUp: number;
}

/** Of a message that waits: whether it waits too long, by the instant `:dueBefore`. A try that fails puts off when it is due. */
export const IS_LATE = '(due_at < :dueBefore OR (attempts > forgiven_attempts AND created_at < :dueBefore))';

/** How many outgoing messages wait too long, and how many were given up. */
export async function outboxBacklog(dueBefore: Date): Promise<Backlog> {
  const counts = await selectOne<Backlog>(
    `SELECT (SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND ${IS_LATE}) AS late,
            (SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND failed_at IS NOT NULL AND closed_at IS NULL) AS givenUp`,
    { dueBefore },
  );
  return counts ?? { late: 0, givenUp: 0 };
}
