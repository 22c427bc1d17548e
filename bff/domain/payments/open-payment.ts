// Traces: S8-100, S8-101, S8-103
import { randomUUID } from 'node:crypto';
import type { Language } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { CURRENCY, type Ore } from '@bff/domain/shared/money';
import { SECOND } from '@bff/domain/shared/time';
import { MINIMUM_SESSION_MS, PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { formatTime } from '@formats';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { orderPayments } from './order-port';
import { paymentStore } from './payment.store';
import { paymentProvider } from './provider';

/** The provider counts its shortest session from when the request arrives: allows for latency and clocks that differ. */
const ON_THE_WAY_MS = 30 * SECOND;
const SESSION_MS = MINIMUM_SESSION_MS + ON_THE_WAY_MS;

/**
 * Stores a payment that is about to be opened, in the caller's transaction, which holds the order's locks and has moved its bookings.
 * Refuses while another session of the order may be open. `expiresAt` is when the hosted page will close.
 */
export function createPayment({
  orderId,
  amount,
  bookingChangeId = null,
}: {
  orderId: number;
  amount: Ore;
  /** The change whose difference is paid. */
  bookingChangeId?: number | null;
}): Promise<{ paymentId: number; expiresAt: Date }> {
  return inTransaction(async () => {
    must((await paymentStore.live(orderId)).length === 0, 'payment.stillOpen');
    const expiresAt = new Date(clock.millis() + SESSION_MS);
    const paymentId = await paymentStore.insert({
      orderId,
      bookingChangeId,
      amount,
      currency: CURRENCY,
      expiresAt,
      idempotencyKey: `checkout-${randomUUID()}`,
    });
    return { paymentId, expiresAt };
  });
}

export interface OpenPayment {
  /** What is paid for, as the hosted page shows it. */
  description: string;
  customerEmail: string;
  locale: Language;
  /** `session_id` is added to its query. */
  successUrl: string;
  cancelUrl: string;
}

/** The hosted page is another's, without our clock: who is declined there reads how long there is left to try again. */
const NOTES: Readonly<Record<Language, (closes: string, what: 'trip' | 'change') => string>> = {
  sv: (closes, what) => `Betala senast kl. ${closes}, då stängs den här sidan. ${RESERVED.sv[what]}`,
  en: (closes, what) => `Pay by ${closes}, when this page closes. ${RESERVED.en[what]}`,
};

/** A trip that is changed is booked already, and paid. */
const RESERVED = {
  sv: {
    trip: 'Resan är reserverad åt dig så länge.',
    change: 'Ändringen är reserverad åt dig så länge. Betalar du inte gäller resan som förut.',
  },
  en: {
    trip: 'The trip is reserved for you until then.',
    change: 'The change is reserved for you until then. If you do not pay, the trip stays as it was.',
  },
} as const;

/**
 * Opens the hosted page of a payment that was created and committed; returns its address. When the provider does not answer, the payment is
 * given up (its page was shown to nobody), the order is told, and `payment.unavailable` is thrown: the customer presses pay again.
 */
export async function openPayment(paymentId: number, details: OpenPayment): Promise<{ url: string; expiresAt: Date }> {
  const payment = await paymentStore.find(paymentId);
  must(payment?.status === 'created' && payment.expiresAt, 'payment.closed');
  try {
    const opened = await paymentProvider().openCheckout({
      ...details,
      note: NOTES[details.locale](formatTime(payment.expiresAt), payment.bookingChangeId === null ? 'trip' : 'change'),
      orderNumber: payment.orderNumber,
      paymentId,
      amount: payment.amount,
      currency: payment.currency,
      expiresAt: payment.expiresAt,
      idempotencyKey: payment.idempotencyKey,
    });
    const isOpen = await inTransaction(async () => {
      const locked = await paymentStore.lock(paymentId);
      if (locked.status !== 'created') return false;
      await paymentStore.move(locked, 'open', opened);
      return true;
    });
    if (!isOpen) await paymentProvider().expireCheckout(opened.sessionId);
    must(isOpen, 'payment.closed');
    return { url: opened.url, expiresAt: opened.expiresAt };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    logger.error({ err: error, payment: paymentId }, 'a payment could not be opened');
    await giveUp(paymentId);
    if (error instanceof PaymentProviderUnavailable) throw new DomainError('payment.unavailable');
    throw error;
  }
}

/** Closes a payment whose page was never shown, and tells the order. Returns whether it was still waiting to be opened. */
export async function giveUp(paymentId: number): Promise<boolean> {
  const payment = await paymentStore.find(paymentId);
  if (payment?.status !== 'created') return false;
  return inTransaction(async () => {
    await orderPayments().lock(payment.orderId);
    const locked = await paymentStore.lock(paymentId);
    if (locked.status !== 'created') return false;
    await paymentStore.move(locked, 'expired');
    await orderPayments().onPaymentFailed(locked.orderId, {
      paymentId,
      bookingChangeId: locked.bookingChangeId,
      reason: 'notOpened',
      sessionOpenUntil: null,
    });
    return true;
  });
}
