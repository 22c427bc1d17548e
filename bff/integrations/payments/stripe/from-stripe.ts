import type Stripe from 'stripe';
import type { CapturedPayment, Checkout, ProviderEvent, Refund } from '../port';

const instant = (seconds: number) => new Date(seconds * 1000);
const currency = (code: string | null) => (code ?? '').toUpperCase();
const expanded = <Item extends object>(item: string | Item | null | undefined): Item | null =>
  item && typeof item === 'object' ? item : null;
const idOf = (item: string | { id: string } | null | undefined): string | null =>
  typeof item === 'string' ? item : (item?.id ?? null);

/** A session that was fetched with `payment_intent.latest_charge` expanded. */
export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const intent = expanded(session.payment_intent);
  const card = expanded(intent?.latest_charge)?.payment_method_details?.card;
  const refused = intent?.status === 'requires_payment_method' ? intent.last_payment_error : null;
  const metadata = session.metadata ?? {};
  const paymentId = Number(metadata['payment_id']);
  return {
    sessionId: session.id,
    status: sessionStatus(session.status),
    paid: session.payment_status === 'paid',
    amount: session.amount_total ?? 0,
    amountReceived: intent?.amount_received ?? 0,
    currency: currency(session.currency),
    orderNumber: session.client_reference_id,
    paymentId: Number.isSafeInteger(paymentId) && paymentId > 0 ? paymentId : null,
    paymentIntentId: idOf(session.payment_intent),
    decline: refused
      ? { code: refused.decline_code ?? refused.code ?? refused.type, message: refused.message ?? '' }
      : null,
    card: card ? { brand: card.brand ?? '', last4: card.last4 ?? '' } : null,
    metadata,
    url: session.url,
    expiresAt: instant(session.expires_at),
  };
}

function sessionStatus(status: string | null): Checkout['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

export function toRefund(refund: Stripe.Refund): Refund {
  return {
    refundId: refund.id,
    status: refundStatus(refund.status),
    amount: refund.amount,
    currency: currency(refund.currency),
    paymentIntentId: idOf(refund.payment_intent),
    failureReason: refund.failure_reason ?? null,
    metadata: refund.metadata ?? {},
    created: instant(refund.created),
  };
}

function refundStatus(status: string | null): Refund['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'failed' || status === 'canceled') return 'failed';
  return 'pending';
}

export function toCaptured(intent: Stripe.PaymentIntent): CapturedPayment {
  return {
    paymentIntentId: intent.id,
    amountReceived: intent.amount_received,
    amountRefunded: expanded(intent.latest_charge)?.amount_refunded ?? 0,
    currency: currency(intent.currency),
    metadata: intent.metadata,
    created: instant(intent.created),
  };
}

/** Throws on anything that is no event of version 1. */
export function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const object = event.data?.object as
    { id?: unknown; object?: unknown; metadata?: Record<string, string> | null } | undefined;
  if (!/^evt_\w+$/.test(event.id) || typeof object?.id !== 'string' || typeof object.object !== 'string') {
    throw new TypeError('not an event');
  }
  return {
    id: event.id,
    type: event.type,
    objectKind: object.object,
    objectId: object.id,
    metadata: object.metadata ?? {},
    created: instant(event.created),
  };
}
