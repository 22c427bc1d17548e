import { enqueue } from '@bff/domain/shared/outbox.store';
import { DAY, HOUR } from '@bff/domain/shared/time';
import type { CapturedPayment } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { syncDispute } from './apply-dispute';
import { askAboutRefund, bringUpToDate, isEqual, LEFT_ALONE_MS, settleLivePayment } from './compare-payment';
import { disputeStore } from './dispute.store';
import { handleEach } from './handle-each';
import { paymentIssueStore } from './payment-issue.store';
import { paymentStore, type Payment } from './payment.store';
import { paymentProvider } from './provider';
import { handlePaymentEvents, keepEvent } from './receive-event';
import { refundStore } from './refund.store';

/** How far back each run looks. The five-minute runs overlap, so that the next makes up for one that fails. */
const LOOK_BACK = { frequent: 2 * HOUR, nightly: 3 * DAY } as const;
const PART = 500;

export interface Reconciliation {
  /** Payments that had moved at the provider without our knowing. */
  settled: number;
  /** Payments that were never opened. */
  givenUp: number;
  /** Events that no webhook had brought. */
  events: number;
  /** Refunds that were asked about. */
  refunds: number;
  /** Disputes that were asked about. */
  disputes: number;
  /** Payment intents on which the provider and we still differ afterwards. */
  differences: string[];
  /** Items that could not be reconciled: each is in the administrators' queue. */
  failed: number;
}

/**
 * Compares what we know with what the provider knows, and updates ours. A payment that fails, or that the provider does not know, stops
 * neither the others nor the other parts. Throws PaymentProviderUnavailable when a part could not be done, after the others.
 */
export async function reconcile(kind: keyof typeof LOOK_BACK): Promise<Reconciliation> {
  const since = new Date(clock.millis() - LOOK_BACK[kind]);
  const before = new Date(clock.millis() - LEFT_ALONE_MS);
  const result: Reconciliation = {
    settled: 0,
    givenUp: 0,
    events: 0,
    refunds: 0,
    disputes: 0,
    differences: [],
    failed: 0,
  };
  const parts = [
    () => settleLive(before, result),
    () => fetchMissedEvents(since, result),
    () => askAboutRefunds(before, result),
    () => askAboutDisputes(result),
    () => compareCaptured(since, before, result),
  ];
  const errors: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => errors.push(error));
  logger.info({ kind, ...result, partsUndone: errors.length }, 'payments reconciled');
  if (errors.length > 0) throw errors[0];
  return result;
}

/** All of them, a batch at a time, by id: items that fail again and again do not hold up those behind them. */
async function inParts<Item extends { id: number }>(
  read: (afterId: number, limit: number) => Promise<Item[]>,
  work: (part: Item[]) => Promise<void>,
): Promise<void> {
  for (let afterId = 0; ;) {
    const part = await read(afterId, PART);
    await work(part);
    if (part.length < PART) return;
    afterId = part.at(-1)!.id;
  }
}

const nameOf = ({ id }: Payment) => ({ subject: `payment:${id}`, paymentId: id });

function settleLive(before: Date, result: Reconciliation): Promise<void> {
  const work = async (payment: Payment) => {
    const hasMoved = Number(await settleLivePayment(payment));
    if (payment.sessionId === null) result.givenUp += hasMoved;
    else result.settled += hasMoved;
  };
  return inParts(
    (afterId, limit) => paymentStore.liveBefore(before, afterId, limit),
    async (part) => {
      result.failed += await handleEach(part, { nameOf, work });
    },
  );
}

async function fetchMissedEvents(since: Date, result: Reconciliation): Promise<void> {
  for (const event of await paymentProvider().listEvents(since)) result.events += Number(await keepEvent(event));
  await handlePaymentEvents();
}

function askAboutRefunds(before: Date, result: Reconciliation): Promise<void> {
  return inParts(
    (afterId, limit) => refundStore.unsettledBefore(before, afterId, limit),
    async (part) => {
      result.refunds += part.length;
      result.failed += await handleEach(part, {
        nameOf: ({ id, paymentId }) => ({ subject: `refund:${id}`, paymentId }),
        work: askAboutRefund,
      });
    },
  );
}

function askAboutDisputes(result: Reconciliation): Promise<void> {
  return inParts(
    (afterId, limit) => disputeStore.open(afterId, limit),
    async (part) => {
      result.disputes += part.length;
      result.failed += await handleEach(part, {
        nameOf: ({ id, paymentId }) => ({ subject: `dispute:${id}`, paymentId }),
        work: async ({ providerDisputeId }) => void (await syncDispute(providerDisputeId)),
      });
    },
  );
}

/** I10: the provider's charges equal ours. Ours that are behind are settled; what still differs is reported to an administrator, once. */
async function compareCaptured(since: Date, before: Date, result: Reconciliation): Promise<void> {
  const captured = (await paymentProvider().listCaptured(since)).filter(({ created }) => created < before);
  const known = new Map((await paymentStore.byIds(captured.map(claimedId))).map((payment) => [payment.id, payment]));
  result.failed += await handleEach(captured, {
    nameOf: (theirs) => ({ subject: theirs.paymentIntentId, paymentId: known.get(claimedId(theirs))?.id ?? null }),
    work: async (theirs) => {
      const differs = await compare(theirs, known.get(claimedId(theirs)));
      if (differs) result.differences.push(theirs.paymentIntentId);
    },
  });
}

async function compare(theirs: CapturedPayment, known: Payment | undefined): Promise<boolean> {
  let ours = known;
  if (ours && !isEqual(ours, theirs)) {
    await bringUpToDate(theirs.paymentIntentId);
    ours = await paymentStore.find(ours.id);
  }
  const isDisputeMissing =
    theirs.isDisputed && ours !== undefined && (await disputeStore.ofPayment(ours.id)).length === 0;
  if (ours && isEqual(ours, theirs) && !isDisputeMissing) return false;
  logger.error({ intent: theirs.paymentIntentId, payment: ours?.id }, 'the provider and we differ');
  const { paymentIntentId } = theirs;
  const paymentId = ours?.id ?? null;
  const isNew = await enqueue(
    'payment.difference',
    { paymentIntentId, paymentId },
    { dedupeKey: `payment.difference:${paymentIntentId}` },
  );
  if (isNew)
    await paymentIssueStore.raise({
      kind: 'difference',
      subject: paymentIntentId,
      detail: isDisputeMissing ? 'dispute' : ours ? 'amount' : 'unknown',
      paymentId,
    });
  return true;
}

const claimedId = ({ metadata }: CapturedPayment): number => Number(metadata['payment_id']) || 0;
