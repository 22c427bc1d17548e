import { execute, parseJson, select } from '@db/query';
import type { ProviderEvent } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';

export interface StoredEvent {
  eventId: string;
  type: string;
  objectId: string;
  paymentId: number | null;
  metadata: Record<string, string>;
  attempts: number;
}

/** An event as people see it. */
export interface HeardEvent {
  eventId: string;
  type: string;
  receivedAt: Date;
  handledAt: Date | null;
  /** What it came to, in a word of ours; null while it waits. */
  outcome: string | null;
  attempts: number;
  lastError: string | null;
}

export const paymentEventStore = {
  /** What was heard of a payment, newest first: by its number, or by what it and its refunds are called at the provider. */
  heardOf: (paymentId: number, objectIds: readonly string[]): Promise<HeardEvent[]> =>
    select<HeardEvent>(
      `SELECT event_id AS eventId, type, received_at AS receivedAt, handled_at AS handledAt, outcome, attempts, last_error AS lastError
        FROM payment_events WHERE payment_id = :paymentId OR object_id IN (:objectIds) ORDER BY received_at DESC, event_id LIMIT 100`,
      { paymentId, objectIds: objectIds.length > 0 ? objectIds : [''] },
    ),

  /** What was heard of something at the provider, or one event, newest first. */
  heardOfSubject: (subject: string): Promise<HeardEvent[]> =>
    select<HeardEvent>(
      `SELECT event_id AS eventId, type, received_at AS receivedAt, handled_at AS handledAt, outcome, attempts, last_error AS lastError
        FROM payment_events WHERE object_id = :subject OR event_id = :subject ORDER BY received_at DESC, event_id LIMIT 100`,
      { subject },
    ),

  /** False when it was there already: an event is kept, and handled, once. */
  async insert(event: ProviderEvent, paymentId: number | null): Promise<boolean> {
    const { affectedRows } = await execute(
      `INSERT IGNORE INTO payment_events (event_id, type, object_kind, object_id, payment_id, metadata, provider_created_at, received_at)
       VALUES (:id, :type, :objectKind, :objectId, :paymentId, :metadata, :created, :now)`,
      {
        id: event.id,
        created: event.created,
        type: event.type.slice(0, 80),
        objectKind: event.objectKind.slice(0, 40),
        objectId: event.objectId.slice(0, 255),
        paymentId,
        metadata: JSON.stringify(event.metadata),
        now: clock.now(),
      },
    );
    return affectedRows > 0;
  },

  /** Takes the oldest that are due, for so long; inside a transaction. Two workers never get the same one. */
  async claim(limit: number, until: Date): Promise<StoredEvent[]> {
    const rows = await select<Omit<StoredEvent, 'metadata'> & { metadata: unknown }>(
      `SELECT event_id AS eventId, type, object_id AS objectId, payment_id AS paymentId, metadata, attempts FROM payment_events
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
