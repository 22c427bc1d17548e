import { col, Op, type WhereOptions } from 'sequelize';
import { OutboxMessage } from '@db/models';
import { MINUTE } from './time';
import { type Waiting, waiting } from './waiting.store';

/** A due message is normally sent within seconds; one that waits this long points to something broken. */
export const LATE_MS = 30 * MINUTE;

export interface Backlog {
  /** Neither sent nor given up, and either due before the given instant, or created before it and already tried. */
  late: Waiting;
  /** Given up, and not yet closed by a person. */
  givenUp: Waiting;
}

/** Neither sent nor given up. */
export const WAITS = { sentAt: null, failedAt: null };
/** Tried since it was created or last sent again. */
export const WAS_TRIED = { attempts: { [Op.gt]: col('forgiven_attempts') } };

/** Whether a waiting message has waited too long. `dueAt` alone does not tell, since every failed attempt postpones it. */
export const isLate = (dueBefore: Date): WhereOptions<OutboxMessage> => ({
  [Op.or]: [{ dueAt: { [Op.lt]: dueBefore } }, { ...WAS_TRIED, createdAt: { [Op.lt]: dueBefore } }],
});

/** Counts the outgoing messages that are late, and those given up. */
export async function outboxBacklog(dueBefore: Date): Promise<Backlog> {
  return {
    late: await waiting(OutboxMessage, { [Op.and]: [WAITS, isLate(dueBefore)] }),
    givenUp: await waiting(OutboxMessage, { sentAt: null, failedAt: { [Op.not]: null }, closedAt: null }),
  };
}
