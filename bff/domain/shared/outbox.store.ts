import { clock } from '@bff/platform/clock';
import { traceHeaders } from '@bff/platform/tracing/trace';
import { OutboxMessage } from '@db/models';
import { alone } from '@db/query';
import { violates } from '@db/violates';
import type { OutboxKind, OutboxPayloads } from './outbox-kinds';

export interface MailFacts {
  template: string;
  /** In lower case. */
  recipient: string;
  orderNumber: string | null;
  bookingNumber: string | null;
  /** Of a quote request. */
  requestNumber: string | null;
}

export interface EnqueueOptions {
  /** Not before this instant; now by default. */
  dueAt?: Date;
  /** At most one message is ever written with the same key. */
  dedupeKey?: string;
  /** For a mail: which one, to whom, about what. Stored beside the payload, and kept when that is forgotten. */
  mail?: MailFacts;
  /** For what will lead to a mail: to whom, about which order. Kept like a mail's. */
  about?: Pick<MailFacts, 'recipient' | 'orderNumber'>;
  /** Sent only after every earlier message with the same key has been sent or given up. Lock what the key names before you enqueue. */
  orderingKey?: string;
}

/**
 * Promises a side effect (mail, refund, outgoing call) in the transaction that decides it; the worker carries it out after the commit, at
 * least once, as part of the same trace. False when the dedupe key has been used before.
 */
export async function enqueue<Kind extends OutboxKind>(
  kind: Kind,
  payload: OutboxPayloads[Kind],
  { dueAt = clock.now(), dedupeKey, orderingKey, mail, about }: EnqueueOptions = {},
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
    ...about,
    ...mail,
  };
  try {
    await alone(() => OutboxMessage.create(message));
    return true;
  } catch (error) {
    // The server refused this statement only; the transaction goes on.
    if (violates(error, 'outbox_dedupe')) return false;
    throw error;
  }
}
