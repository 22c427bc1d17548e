import { execute, parseJson, select } from '@db/query';
import type { ProviderEvent } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';

export interface StoredEvent {
  eventId: string;
  type: string;
  objectId: string;
  metadata: Record<string, string>;
  attempts: number;
}

export const paymentEventStore = {
  /** False when it was there already: an event is kept, and handled, once. */
  async insert(event: ProviderEvent): Promise<boolean> {
    const { affectedRows } = await execute(
      `INSERT IGNORE INTO payment_events (event_id, type, object_kind, object_id, metadata, provider_created_at, received_at)
       VALUES (:id, :type, :objectKind, :objectId, :metadata, :created, :now)`,
      { ...event, metadata: JSON.stringify(event.metadata), now: clock.now() },
    );
    return affectedRows > 0;
  },

  /** Takes the oldest that are due, for so long; inside a transaction. Two workers never get the same one. */
  async claim(limit: number, until: Date): Promise<StoredEvent[]> {
    const rows = await select<Omit<StoredEvent, 'metadata'> & { metadata: unknown }>(
      `SELECT event_id AS eventId, type, object_id AS objectId, metadata, attempts FROM payment_events
       WHERE handled_at IS NULL AND (locked_until IS NULL OR locked_until <= :now)
       ORDER BY received_at LIMIT :limit FOR UPDATE SKIP LOCKED`,
      { now: clock.now(), limit },
    );
    if (rows.length === 0) return [];
    await execute('UPDATE payment_events SET locked_until = :until, attempts = attempts + 1 WHERE event_id IN (:ids)', {
      until,
      ids: rows.map(({ eventId }) => eventId),
    });
    return rows.map((row) => ({
      ...row,
      attempts: row.attempts + 1,
      metadata: parseJson<Record<string, string> | null>(row.metadata) ?? {},
    }));
  },

  async finish(eventId: string, outcome: string): Promise<void> {
    await execute(
      'UPDATE payment_events SET handled_at = :now, outcome = :outcome, locked_until = NULL, last_error = NULL WHERE event_id = :eventId',
      { eventId, outcome: outcome.slice(0, 40), now: clock.now() },
    );
  },

  async postpone(eventId: string, until: Date, error: string): Promise<void> {
    await execute('UPDATE payment_events SET locked_until = :until, last_error = :error WHERE event_id = :eventId', {
      eventId,
      until,
      error: error.slice(0, 1000),
    });
  },
};
