import type { Actor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { PaymentProviderRefused, PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { askAboutRefund, bringUpToDate, isEqual, LEFT_ALONE_MS, settleLivePayment } from './compare-payment';
import { paymentPolicy } from './payment.policy';
import { paymentStore, type Payment } from './payment.store';
import { paymentProvider } from './provider';
import { refundStore } from './refund.store';

/** `moved`: ours was behind and has been updated. `equal`: nothing to do. `differs`: the provider still says something else. */
export type CheckedPayment = 'moved' | 'equal' | 'differs';

/**
 * Reconciles one payment now: settles it, sends or follows up its refunds, compares amounts.
 * @throws DomainError `auth.noPermission`, `payment.notFound`, `payment.unavailable`
 */
export async function checkPayment(actor: Actor, paymentId: number): Promise<CheckedPayment> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  must(await paymentStore.find(paymentId), 'payment.notFound');
  const before = await standingOf(paymentId);
  try {
    await bringOneUpToDate(await freshly(paymentId));
    const doesDiffer = await differs(await freshly(paymentId));
    const outcome = doesDiffer ? 'differs' : (await standingOf(paymentId)) === before ? 'equal' : 'moved';
    await logTransition({ entity: 'paymentCheck', entityId: paymentId, from: null, to: outcome, by: actor });
    return outcome;
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) throw new DomainError('payment.unavailable');
    throw error;
  }
}

async function bringOneUpToDate(payment: Payment): Promise<void> {
  const isYoung = (createdAt: Date) => clock.millis() - createdAt.getTime() < LEFT_ALONE_MS;
  try {
    // A payment without a session may be opening at this moment.
    const mayAsk = payment.sessionId !== null || (payment.status === 'created' && !isYoung(payment.createdAt));
    if (mayAsk) await settleLivePayment(payment);
    for (const refund of await refundStore.ofPayment(payment.id)) {
      if (refund.status === 'pending' || (refund.status === 'requested' && !isYoung(refund.createdAt)))
        await askAboutRefund(refund);
    }
    if (payment.paymentIntentId) await bringUpToDate(payment.paymentIntentId);
  } catch (error) {
    // The comparison reports what the provider does not know.
    if (!(error instanceof PaymentProviderRefused)) throw error;
  }
}

async function differs(payment: Payment): Promise<boolean> {
  const { paymentIntentId } = payment;
  if (paymentIntentId === null) return false;
  try {
    const checkout = await paymentProvider().findCheckout(paymentIntentId);
    const refunds = await paymentProvider().listRefunds({ paymentIntentId });
    const amountRefunded = refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    return !checkout || !isEqual(payment, { paymentIntentId, amountReceived: checkout.amountReceived, amountRefunded });
  } catch (error) {
    if (error instanceof PaymentProviderRefused) return true;
    throw error;
  }
}

const freshly = async (paymentId: number): Promise<Payment> => (await paymentStore.find(paymentId))!;

/** Everything about it that a check may change. */
async function standingOf(paymentId: number): Promise<string> {
  const { status, capturedAmount, refundedAmount } = await freshly(paymentId);
  const refunds = (await refundStore.ofPayment(paymentId)).map((refund) => [refund.id, refund.status]);
  return JSON.stringify([status, capturedAmount, refundedAmount, refunds]);
}
