import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';

/** What sends a message again: its tries count from here, and it is due now. Who is sending it at this moment keeps it. */
const AGAIN = 'forgiven_attempts = attempts, due_at = :now, failed_at = NULL';

export const outboxAgain = {
  /** Sends what waits, or was given up, again. False when that changes nothing: it is due and untried, or at its end. */
  async send(id: number): Promise<boolean> {
    const { affectedRows } = await execute(
      `UPDATE outbox SET ${AGAIN} WHERE id = :id AND sent_at IS NULL AND closed_at IS NULL
        AND (failed_at IS NOT NULL OR attempts > forgiven_attempts OR due_at > :now)`,
      { id, now: clock.now() },
    );
    return affectedRows === 1;
  },

  /** Sends the given-up message again whose payload names that row. False when there is none. */
  async sendGivenUp(kind: string, field: string, value: number): Promise<boolean> {
    const found = await selectOne<{ id: number }>(
      `SELECT id FROM outbox WHERE sent_at IS NULL AND failed_at IS NOT NULL AND closed_at IS NULL AND kind = :kind
        AND JSON_EXTRACT(payload, :path) = :value ORDER BY id DESC LIMIT 1`,
      { kind, path: `$.${field}`, value },
    );
    return found !== undefined && (await this.send(found.id));
  },
};
