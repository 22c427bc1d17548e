import type Stripe from 'stripe';
import type { CapturedPayment, Checkout, Dispute, ProviderEvent, Refund } from '../port';

const instant = (seconds: number) => new Date(seconds * 1000);
const currency = (code: string | null) => (code ?? '').toUpperCase();
const expanded = <Item extends object>(item: string | Item | null | undefined): Item | null =>
  item && typeof item === 'object' ? item : null;
const idOf = (item: string | { id: string } | null | undefined): string | null =>
  typeof item === 'string' ? item : (item?.id ?? null);

/** Throws on JSON of another shape than expected: then it is unknown what happened. */
export function mustBe(kind: string, answer: { object?: unknown; id?: unknown } | null | undefined): void {
  if (answer?.object !== kind || typeof answer.id !== 'string') throw new TypeError(`not a ${kind}`);
}

/** A session fetched with `payment_intent.latest_charge` expanded. */
export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  mustBe('checkout.session', session);
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
  mustBe('refund', refund);
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
  mustBe('payment_intent', intent);
  return {
    paymentIntentId: intent.id,
    amountReceived: intent.amount_received,
    amountRefunded: expanded(intent.latest_charge)?.amount_refunded ?? 0,
    isDisputed: expanded(intent.latest_charge)?.disputed ?? false,
    currency: currency(intent.currency),
    metadata: intent.metadata,
    created: instant(intent.created),
  };
}

const DISPUTE_STATUS: Readonly<Record<string, Dispute['status']>> = {
  needs_response: 'needsResponse',
  under_review: 'underReview',
  won: 'won',
  lost: 'lost',
  warning_needs_response: 'warningNeedsResponse',
  warning_under_review: 'warningUnderReview',
  warning_closed: 'warningClosed',
};

export function toDispute(dispute: Stripe.Dispute): Dispute {
  mustBe('dispute', dispute);
  const dueBy = dispute.evidence_details.due_by;
  return {
    disputeId: dispute.id,
    paymentIntentId: idOf(dispute.payment_intent),
    // A status newer than this code: somebody has to look, as at one that waits for a response.
    status: DISPUTE_STATUS[dispute.status] ?? 'needsResponse',
    reason: dispute.reason,
    amount: dispute.amount,
    currency: currency(dispute.currency),
    respondBy: dueBy === null ? null : instant(dueBy),
    movements: dispute.balance_transactions.map((moved) => ({
      id: moved.id,
      amount: moved.amount,
      fee: moved.fee,
      currency: currency(moved.currency),
    })),
    created: instant(dispute.created),
  };
}

/** Throws on anything that is not an event of version 1. Some are about something without an id, such as the balance. */
export function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const object = event.data?.object as unknown as Record<string, unknown> | undefined;
  if (!/^evt_\w+$/.test(event.id) || typeof event.type !== 'string' || typeof object?.['object'] !== 'string') {
    throw new TypeError('not an event');
  }
  const { id, object: objectKind, payment_intent: intent, metadata } = object;
  return {
    id: event.id,
    type: event.type,
    objectKind,
    objectId: typeof id === 'string' ? id : '',
    paymentIntentId:
      objectKind === 'payment_intent' ? idOf(id as string) : idOf(intent as string | { id: string } | null),
    metadata: (metadata ?? {}) as Record<string, string>,
    created: instant(event.created),
  };
}
