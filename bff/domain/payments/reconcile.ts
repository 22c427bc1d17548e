import { DAY, HOUR } from '@bff/domain/shared/time';
import { enqueue } from '@bff/domain/shared/outbox.store';
import type { CapturedPayment } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { askAboutRefund, bringUpToDate, isEqual, LEFT_ALONE_MS, settleLivePayment } from './compare-payment';
import { paymentEventStore } from './payment-event.store';
import { paymentStore } from './payment.store';
import { paymentProvider } from './provider';
import { handlePaymentEvents } from './receive-event';
import { refundStore } from './refund.store';

/** How far back each run looks. The five-minute run overlaps itself, so that one that fails is made up for by the next. */
const LOOK_BACK = { frequent: 2 * HOUR, nightly: 3 * DAY } as const;
const MOST = 500;

export interface Reconciliation {
  /** Payments that had moved at the provider without our hearing of it. */
  settled: number;
  /** Payments that were never opened. */
  givenUp: number;
  /** Events that no webhook had brought. */
  events: number;
  /** Refunds that were asked about. */
  refunds: number;
  /** Payment intents on which the provider and we differ, after all of that. */
  differences: string[];
}

/** Compares what we know with what the provider knows, and brings ours up to it. Throws PaymentProviderUnavailable. */
export async function reconcile(kind: keyof typeof LOOK_BACK): Promise<Reconciliation> {
  const since = new Date(clock.millis() - LOOK_BACK[kind]);
  const before = new Date(clock.millis() - LEFT_ALONE_MS);
  const { settled, givenUp } = await settleLive(before);
  const events = await fetchMissedEvents(since);
  const refunds = await askAboutRefunds(before);
  const differences = await compareCaptured(since, before);
  const result = { settled, givenUp, events, refunds, differences };
  logger.info({ kind, ...result }, 'payments reconciled');
  return result;
}

async function settleLive(before: Date): Promise<{ settled: number; givenUp: number }> {
  let settled = 0;
  let givenUp = 0;
  for (const payment of await paymentStore.liveBefore(before, MOST)) {
    const hasMoved = Number(await settleLivePayment(payment));
    if (payment.sessionId === null) givenUp += hasMoved;
    else settled += hasMoved;
  }
  return { settled, givenUp };
}

async function fetchMissedEvents(since: Date): Promise<number> {
  let missed = 0;
  for (const event of await paymentProvider().listEvents(since))
    missed += Number(await paymentEventStore.insert(event));
  await handlePaymentEvents();
  return missed;
}

async function askAboutRefunds(before: Date): Promise<number> {
  const refunds = await refundStore.unsettledBefore(before, MOST);
  for (const refund of refunds) await askAboutRefund(refund);
  return refunds.length;
}

/** I10: the provider's charges equal ours. Ours that are behind are settled; what differs even then is told to a person, once. */
async function compareCaptured(since: Date, before: Date): Promise<string[]> {
  const captured = (await paymentProvider().listCaptured(since)).filter(({ created }) => created < before);
  const known = new Map((await paymentStore.byIds(captured.map(claimedId))).map((payment) => [payment.id, payment]));
  const differences: string[] = [];
  for (const theirs of captured) {
    let ours = known.get(claimedId(theirs));
    if (ours && !isEqual(ours, theirs)) {
      await bringUpToDate(theirs.paymentIntentId);
      ours = await paymentStore.find(ours.id);
    }
    if (ours && isEqual(ours, theirs)) continue;
    differences.push(theirs.paymentIntentId);
    logger.error({ intent: theirs.paymentIntentId, payment: ours?.id }, 'the provider and we differ');
    const payload = { paymentIntentId: theirs.paymentIntentId, paymentId: ours?.id ?? null };
    await enqueue('payment.difference', payload, { dedupeKey: `payment.difference:${theirs.paymentIntentId}` });
  }
  return differences;
}

const claimedId = ({ metadata }: CapturedPayment): number => Number(metadata['payment_id']) || 0;
