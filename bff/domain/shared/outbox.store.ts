import { clock } from '@bff/platform/clock';
import { traceHeaders } from '@bff/platform/tracing/trace';
import { OutboxMessage } from '@db/models';
import { alone } from '@db/query';
import { violates } from '@db/violates';
import type { OutboxKind, OutboxPayloads } from './outbox-kinds';

export interface MailFacts {
  template: string;
  /** In small letters. */
  recipient: string;
  orderNumber: string | null;
  bookingNumber: string | null;
}

export interface EnqueueOptions {
  /** Not before this instant; now without it. */
  dueAt?: Date;
  /** A second message with the same key is not written: once for ever. */
  dedupeKey?: string;
  /** Of a mail: which one, to whom, about what. Stands beside what it says, and stays when that is forgotten. */
  mail?: MailFacts;
  /** Sent after every earlier message with the same key, sent or given up. Lock what it names before you promise. */
  orderingKey?: string;
}

/**
 * Promises a side effect (mail, refund, outgoing call) in the transaction that decides it; the worker carries it out after commit, at
 * least once, as part of the same trace. False when the dedupe key was used before.
 */
export async function enqueue<Kind extends OutboxKind>(
  kind: Kind,
  payload: OutboxPayloads[Kind],
  { dueAt = clock.now(), dedupeKey, orderingKey, mail }: EnqueueOptions = {},
): Promise<boolean> {
  const { traceparent = null, tracestate = null } = traceHeaders();
  const message = {
    kind,
    payload,
    dedupeKey: dedupeKey ?? null,
    orderingKey: orderingKey ?? null,
    dueAt,
    createdAt: clock.now(),
    traceParent: traceparent,
    traceState: tracestate,
    ...mail,
  };
  try {
    await alone(() => OutboxMessage.create(message));
    return true;
  } catch (error) {
    // The server has refused this statement and nothing else of the transaction.
    if (violates(error, 'outbox_dedupe')) return false;
    throw error;
  }
}
