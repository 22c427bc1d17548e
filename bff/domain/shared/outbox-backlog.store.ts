import { selectOne } from '@db/query';
import { MINUTE } from './time';

/** A message that is due is sent within seconds; one that waits this long waits for something that is broken. */
export const LATE_MS = 30 * MINUTE;

export interface Backlog {
  /** Due since before the given instant, and neither sent nor given up. */
  late: number;
  givenUp: number;
}

/** How many outgoing messages wait too long, and how many were given up. */
export async function outboxBacklog(dueBefore: Date): Promise<Backlog> {
  const counts = await selectOne<Backlog>(
    `SELECT (SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND due_at < :dueBefore) AS late,
            (SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND failed_at IS NOT NULL) AS givenUp`,
    { dueBefore },
  );
  return counts ?? { late: 0, givenUp: 0 };
}
