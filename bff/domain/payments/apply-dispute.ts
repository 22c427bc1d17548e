import { inTransaction } from '@bff/platform/transaction';
import { logger } from '@bff/platform/logger';
import { type Dispute as Said, PaymentProviderRefused } from '@bff/integrations/payments/port';
import { bringUpToDate } from './compare-payment';
import { disputeStates, isBankThinking } from './dispute-states';
import { type Dispute, disputeStore } from './dispute.store';
import { postDispute } from './ledger';
import { ledgerStore } from './ledger.store';
import { orderPayments } from './order-port';
import { paymentIssueStore } from './payment-issue.store';
import { paymentStore, type Payment } from './payment.store';
import { paymentProvider } from './provider';

/** Fetches a dispute and applies it. */
export const syncDispute = async (providerDisputeId: string): Promise<'disputed' | 'unknown'> =>
  applyDispute(await paymentProvider().getDispute(providerDisputeId));

/**
 * Brings a dispute up to date with the provider: its status, what the bank has taken or given back, and the provider's fee reach the ledger
 * and the order's history, and administrators hear of what they have to answer. Safe to repeat, in any order: each movement of money is
 * posted once, by its own id.
 */
export async function applyDispute(said: Said): Promise<'disputed' | 'unknown'> {
  const payment = await paymentOf(said);
  if (!payment) {
    logger.error({ dispute: said.disputeId }, 'a dispute of no payment of ours');
    await paymentIssueStore.raise({ kind: 'dispute', subject: said.disputeId, detail: said.status }, { mail: true });
    return 'unknown';
  }
  await inTransaction(async () => {
    await orderPayments().lock(payment.orderId);
    const locked = await paymentStore.lock(payment.id);
    const known = await disputeStore.findByProvider(said.disputeId);
    const dispute = known ?? (await write(said, locked));
    const hasMoved = known ? await follow(known, said) : true;
    const isBooked = await book(dispute, said, locked);
    await disputeStore.update(dispute.id, { reason: said.reason, respondBy: said.respondBy });
    if ((hasMoved && !isBankThinking(said.status)) || !isBooked)
      await paymentIssueStore.raise(
        {
          kind: 'dispute',
          subject: said.disputeId,
          detail: isBooked ? said.status : 'otherCurrency',
          paymentId: payment.id,
          disputeId: dispute.id,
        },
        { mail: true },
      );
  });
  return 'disputed';
}

/** Its payment; one that we have not heard of yet is looked for first. */
async function paymentOf({ paymentIntentId }: Said): Promise<Payment | undefined> {
  if (paymentIntentId === null) return undefined;
  const known = await paymentStore.findByIntent(paymentIntentId);
  if (known) return known;
  try {
    await bringUpToDate(paymentIntentId);
  } catch (error) {
    if (!(error instanceof PaymentProviderRefused)) throw error;
  }
  return paymentStore.findByIntent(paymentIntentId);
}

const write = (said: Said, { id }: Payment): Promise<Dispute> =>
  disputeStore.create({
    paymentId: id,
    providerDisputeId: said.disputeId,
    status: said.status,
    reason: said.reason,
    amount: said.amount,
    currency: said.currency,
    respondBy: said.respondBy,
    openedAt: said.created,
  });

/** Returns whether the status moved. An answer older than the last one applied moves nothing. */
async function follow(known: Dispute, said: Said): Promise<boolean> {
  if (known.status === said.status) return false;
  if (!disputeStates.allows(known.status, said.status)) {
    logger.warn({ dispute: known.id, from: known.status, to: said.status }, 'a dispute that cannot go there');
    return false;
  }
  await disputeStore.move(known, said.status);
  return true;
}

/** Posts new movements; returns false when some are in a currency that we do not post. */
async function book(dispute: Dispute, said: Said, payment: Payment): Promise<boolean> {
  let { withdrawnAmount, fee } = dispute;
  let isAllOurs = true;
  for (const movement of said.movements) {
    if (movement.currency !== payment.currency) {
      isAllOurs = false;
      continue;
    }
    if (await ledgerStore.has(`dispute:${movement.id}`)) continue;
    await postDispute(movement, { disputeId: dispute.id, paymentId: payment.id, orderId: payment.orderId });
    withdrawnAmount -= movement.amount;
    fee += movement.fee;
  }
  const moved = withdrawnAmount - dispute.withdrawnAmount;
  if (moved !== 0) await paymentStore.addDisputed(payment.id, moved);
  if (moved !== 0 || fee !== dispute.fee) await disputeStore.update(dispute.id, { withdrawnAmount, fee });
  return isAllOurs;
}
