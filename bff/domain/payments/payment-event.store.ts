import { Op, type WhereOptions } from 'sequelize';
import type { ProviderEvent } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { oneMore } from '@db/counting';
import { PaymentEvent as Row } from '@db/models';
import { alone, parseJson, select } from '@db/query';
import { violates } from '@db/violates';

export interface StoredEvent {
  eventId: string;
  type: string;
  objectId: string;
  paymentId: number | null;
  metadata: Record<string, string>;
  attempts: number;
}

/** An event as pages show it. */
export interface HeardEvent {
  eventId: string;
  type: string;
  receivedAt: Date;
  handledAt: Date | null;
  /** The outcome, as a code of ours; null while it waits. */
  outcome: string | null;
  attempts: number;
  lastError: string | null;
}

const MOST_HEARD = 100;

async function heard(where: WhereOptions<Row>): Promise<HeardEvent[]> {
  const rows = await Row.findAll({
    where,
    order: [
      ['receivedAt', 'DESC'],
      ['eventId', 'ASC'],
    ],
    limit: MOST_HEARD,
  });
  return rows.map(({ eventId, type, receivedAt, handledAt, outcome, attempts, lastError }) => ({
    eventId,
    type,
    receivedAt,
    handledAt,
    outcome,
    attempts,
    lastError,
  }));
}

export const paymentEventStore = {
  /** The events of a payment, newest first: by its number, or by the provider's ids of it and its refunds. */
  heardOf: (paymentId: number, objectIds: readonly string[]): Promise<HeardEvent[]> =>
    heard({ [Op.or]: [{ paymentId }, { objectId: [...objectIds] }] }),

  /** The events of an object at the provider, or one event, newest first. */
  heardOfSubject: (subject: string): Promise<HeardEvent[]> =>
    heard({ [Op.or]: [{ objectId: subject }, { eventId: subject }] }),

  /** False when it was stored already: an event is stored, and handled, once. */
  async insert(event: ProviderEvent, paymentId: number | null): Promise<boolean> {
    try {
      await alone(() =>
        Row.create({
          eventId: event.id,
          type: event.type.slice(0, 80),
          objectKind: event.objectKind.slice(0, 40),
          objectId: event.objectId.slice(0, 255),
          paymentId,
          metadata: event.metadata,
          providerCreatedAt: event.created,
          receivedAt: clock.now(),
        }),
      );
      return true;
    } catch (error) {
      if (violates(error, 'PRIMARY')) return false;
      throw error;
    }
  },

  /**
   * Takes the oldest due events for a while; inside a transaction. Two workers never get the same one: raw SQL, because a model cannot skip
   * locked rows.
   */
  async claim(limit: number, until: Date): Promise<StoredEvent[]> {
    const rows = await select<Omit<StoredEvent, 'metadata'> & { metadata: unknown }>(
      `SELECT event_id, type, object_id, payment_id, metadata, attempts FROM payment_events
       WHERE handled_at IS NULL AND (locked_until IS NULL OR locked_until <= :now)
       ORDER BY received_at LIMIT :limit FOR UPDATE SKIP LOCKED`,
      { now: clock.now(), limit },
    );
    if (rows.length === 0) return [];
    await Row.update(
      { lockedUntil: until, attempts: oneMore('attempts') },
      { where: { eventId: rows.map(({ eventId }) => eventId) } },
    );
    return rows.map((row) => ({
      ...row,
      attempts: row.attempts + 1,
      metadata: parseJson<Record<string, string> | null>(row.metadata) ?? {},
    }));
  },

  async finish(eventId: string, outcome: string): Promise<void> {
    const done = { handledAt: clock.now(), outcome: outcome.slice(0, 40), lockedUntil: null, lastError: null };
    await alone(() => Row.update(done, { where: { eventId } }));
  },

  async postpone(eventId: string, until: Date, error: string): Promise<void> {
    await alone(() => Row.update({ lockedUntil: until, lastError: error.slice(0, 1000) }, { where: { eventId } }));
  },
};
