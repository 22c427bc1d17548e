import { SECOND } from '@bff/domain/shared/time';
import { PaymentProviderRefused, type ProviderEvent } from '@bff/integrations/payments/port';
import { service } from '@bff/domain/shared/services';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { syncDispute } from './apply-dispute';
import { syncRefunds } from './apply-refund';
import { codeOf } from './error-code';
import { isOfNoConcern } from './events-of-no-concern';
import { paymentEventStore, type StoredEvent } from './payment-event.store';
import { paymentIssueStore } from './payment-issue.store';
import { paymentStore } from './payment.store';
import { settleCheckout } from './settle-checkout';

/**
 * Stores a webhook's event, if it is the provider's, to be handled afterwards. Returns whether it is new. Throws WebhookRefused when the
 * signature over the raw body is wrong.
 */
export function receiveEvent(rawBody: Uint8Array, signatureHeader: string | null): Promise<boolean> {
  return keepEvent(service('payments').parseWebhook(rawBody, signatureHeader));
}

/** Stores an event, with the payment that it is about; returns whether it is new. */
export async function keepEvent(event: ProviderEvent): Promise<boolean> {
  return paymentEventStore.insert(event, await paymentOf(event));
}

/** The payment that the object names: by our number, from its metadata, or by its id at the provider. */
async function paymentOf({ metadata, paymentIntentId }: ProviderEvent): Promise<number | null> {
  const id = Number(metadata['payment_id']);
  if (Number.isSafeInteger(id) && id > 0) return id;
  return paymentIntentId === null ? null : ((await paymentStore.findByIntent(paymentIntentId))?.id ?? null);
}

/** How long a worker has for what it claimed; if it dies, another takes it after that. */
const CLAIM_MS = 120 * SECOND;
const LONGEST_PAUSE_MS = 300 * SECOND;
const BATCH = 20;
/** By then somebody should investigate: about a quarter of an hour after it arrived. */
const TELL_AFTER_TRIES = 9;

/**
 * Handles stored events, oldest first, until nothing is due; returns how many. Each event only says what to look at: the object is fetched
 * again. One that fails is retried later; it never holds up the others.
 */
export async function handlePaymentEvents(): Promise<number> {
  let handled = 0;
  for (;;) {
    const events = await inTransaction(() => paymentEventStore.claim(BATCH, new Date(clock.millis() + CLAIM_MS)));
    if (events.length === 0) return handled;
    for (const event of events) {
      if (await handleOrPostpone(event)) handled++;
    }
  }
}

async function handleOrPostpone(event: StoredEvent): Promise<boolean> {
  try {
    await paymentEventStore.finish(event.eventId, await outcomeOf(event));
    return true;
  } catch (error) {
    logger.warn({ err: error, event: event.eventId, attempts: event.attempts }, 'a payment event waits');
    const pause = Math.min(LONGEST_PAUSE_MS, SECOND * 2 ** Math.min(event.attempts, 10));
    await paymentEventStore.postpone(event.eventId, new Date(clock.millis() + pause), codeOf(error));
    if (event.attempts >= TELL_AFTER_TRIES) await raise(event, 'unhandled');
    return false;
  }
}

async function outcomeOf(event: StoredEvent): Promise<string> {
  try {
    return await look(event);
  } catch (error) {
    // An object that the provider does not know (any more): nothing to wait for.
    if (error instanceof PaymentProviderRefused && error.code === 'resource_missing') return 'gone';
    throw error;
  }
}

async function look(event: StoredEvent): Promise<string> {
  const { type, objectId, metadata } = event;
  if (type.startsWith('checkout.session.')) return (await settleCheckout(objectId)).status;
  if (type.startsWith('payment_intent.')) {
    const payment = await paymentStore.find(Number(metadata['payment_id']) || 0);
    return payment?.sessionId ? (await settleCheckout(payment.sessionId)).status : 'unknown';
  }
  if (type.startsWith('charge.dispute.')) return syncDispute(objectId);
  if (type === 'charge.refund.updated' || type.startsWith('refund.')) return syncRefunds({ refundId: objectId });
  if (type === 'charge.refunded') {
    const payment = await paymentStore.find(Number(metadata['payment_id']) || 0);
    return payment?.paymentIntentId ? syncRefunds({ paymentIntentId: payment.paymentIntentId }) : 'unknown';
  }
  if (isOfNoConcern(type)) return 'ignored';
  // An event of unknown meaning: a person looks at it.
  await raise(event, type);
  return 'queued';
}

const raise = ({ eventId, paymentId }: StoredEvent, detail: string): Promise<void> =>
  paymentIssueStore.raise({ kind: 'event', subject: eventId, detail, paymentId });
