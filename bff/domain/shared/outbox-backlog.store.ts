import { col, Op, type WhereOptions } from 'sequelize';
import { OutboxMessage } from '@db/models';
import { MINUTE } from './time';
import { type Waiting, waiting } from './waiting.store';

/** A message that is due is sent within seconds; one that waits this long waits for something that is broken. */
export const LATE_MS = 30 * MINUTE;

export interface Backlog {
  /** Neither sent nor given up, and due since before the given instant, or older than that and tried in vain. */
  late: Waiting;
  /** Given up, and not closed by a person. */
  givenUp: Waiting;
}

/** Neither sent nor given up. */
export const WAITS = { sentAt: null, failedAt: null };
/** In vain, since it was made or sent again. */
export const WAS_TRIED = { attempts: { [Op.gt]: col('forgiven_attempts') } };

/** Of a message that waits: whether it waits too long. A try that fails puts off when it is due. */
export const isLate = (dueBefore: Date): WhereOptions<OutboxMessage> => ({
  [Op.or]: [{ dueAt: { [Op.lt]: dueBefore } }, { ...WAS_TRIED, createdAt: { [Op.lt]: dueBefore } }],
});

/** How many outgoing messages wait too long, and how many were given up. */
export async function outboxBacklog(dueBefore: Date): Promise<Backlog> {
  return {
    late: await waiting(OutboxMessage, { [Op.and]: [WAITS, isLate(dueBefore)] }),
    givenUp: await waiting(OutboxMessage, { sentAt: null, failedAt: { [Op.not]: null }, closedAt: null }),
  };
}
