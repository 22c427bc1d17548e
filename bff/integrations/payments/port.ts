// Traces: S1-005, S9-024
import type { Language } from '@bff/domain/shared/actor';
import type { Ore } from '@bff/domain/shared/money';

/**
 * What the domain needs from a card payment provider with a hosted page. Amounts are öre, instants are Dates, currencies ISO 4217 in upper
 * case. Every method throws PaymentProviderUnavailable when the provider cannot be reached or is out of order (the outcome is then unknown:
 * repeat with the same idempotency key, or look it up), and PaymentProviderRefused when it rejects the request itself.
 */
export interface PaymentProvider {
  /** No real money moves: the pages say so. */
  readonly isSandbox: boolean;
  openCheckout(checkout: OpenCheckout): Promise<OpenedCheckout>;
  getCheckout(sessionId: string): Promise<Checkout>;
  /** The session in which that payment was made. */
  findCheckout(paymentIntentId: string): Promise<Checkout | undefined>;
  /** Closes an open session, so that it can no longer be paid. Returns the session as it is: one that was paid meanwhile stays paid. */
  expireCheckout(sessionId: string): Promise<Checkout>;
  refund(refund: RequestRefund): Promise<Refund>;
  getRefund(refundId: string): Promise<Refund>;
  getDispute(disputeId: string): Promise<Dispute>;
  /** Verifies the signature over the raw body. Throws WebhookRefused; never returns an event that is not the provider's. */
  parseWebhook(rawBody: Uint8Array, signatureHeader: string | null): ProviderEvent;
  /** Events since then, oldest first: replaces lost webhooks. The provider keeps them 30 days. */
  listEvents(since: Date): Promise<ProviderEvent[]>;
  /** Payments since then with captured money, for reconciliation. */
  listCaptured(since: Date): Promise<CapturedPayment[]>;
  /** Refunds since then, or those of one payment; newest first. */
  listRefunds(filter: { since: Date } | { paymentIntentId: string }): Promise<Refund[]>;
}

export interface OpenCheckout {
  orderNumber: string;
  paymentId: number;
  amount: Ore;
  currency: string;
  /** What is paid for, as the hosted page shows it. */
  description: string;
  /** What the hosted page says beside its button. */
  note: string;
  customerEmail: string;
  locale: Language;
  /** Where the customer returns after paying; `session_id` is added to its query. */
  successUrl: string;
  /** Where the customer returns without paying. The session stays open. */
  cancelUrl: string;
  /** When the session closes by itself: MINIMUM_SESSION_MS to 24 h after the provider gets the request. */
  expiresAt: Date;
  /** The same key and content opens the same session once, however often it is sent. */
  idempotencyKey: string;
  /** Stored with the session and the payment; order number and payment id are always included. */
  metadata?: Readonly<Record<string, string>>;
}

/** The provider's shortest session, counted from when it gets the request: allow a little for latency. */
export const MINIMUM_SESSION_MS = 30 * 60 * 1000;

export interface OpenedCheckout {
  sessionId: string;
  /** The hosted page. */
  url: string;
  expiresAt: Date;
}

export interface Checkout {
  sessionId: string;
  status: 'open' | 'complete' | 'expired';
  /** The money has been captured. */
  paid: boolean;
  /** What the session asks for. */
  amount: Ore;
  /** What was captured: 0 until paid. */
  amountReceived: Ore;
  currency: string;
  orderNumber: string | null;
  paymentId: number | null;
  /** The provider's id of the payment, null until the customer has tried to pay. */
  paymentIntentId: string | null;
  /** The last declined attempt, null when there is none. */
  decline: { code: string; message: string } | null;
  card: { brand: string; last4: string } | null;
  metadata: Readonly<Record<string, string>>;
  /** Null once the session is closed. */
  url: string | null;
  expiresAt: Date;
}

export interface RequestRefund {
  paymentIntentId: string;
  amount: Ore;
  reason: 'requestedByCustomer' | 'duplicate';
  idempotencyKey: string;
  metadata?: Readonly<Record<string, string>>;
}

export interface Refund {
  refundId: string;
  status: 'pending' | 'succeeded' | 'failed';
  amount: Ore;
  currency: string;
  paymentIntentId: string | null;
  /** The provider's failure code. */
  failureReason: string | null;
  metadata: Readonly<Record<string, string>>;
  created: Date;
}

/** A customer's bank takes a payment back, or enquires about it (the warnings). */
export interface Dispute {
  disputeId: string;
  paymentIntentId: string | null;
  status:
    'needsResponse' | 'underReview' | 'won' | 'lost' | 'warningNeedsResponse' | 'warningUnderReview' | 'warningClosed';
  /** The bank's reason code. */
  reason: string;
  amount: Ore;
  currency: string;
  /** Until when the bank accepts a response. */
  respondBy: Date | null;
  movements: readonly DisputeMovement[];
  created: Date;
}

/** Money that a dispute moved at the provider: taken from us when negative, given back when positive; `fee` is the provider's fee for it. */
export interface DisputeMovement {
  id: string;
  amount: Ore;
  fee: Ore;
  currency: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The kind and id of the event's object; the object itself is fetched again, never taken from the event. */
  objectKind: string;
  /** Empty for objects without one, such as a balance. */
  objectId: string;
  /** The payment that the object refers to, if any. */
  paymentIntentId: string | null;
  /** The object's own metadata at that time: tells which payment to look at. */
  metadata: Readonly<Record<string, string>>;
  created: Date;
}

export interface CapturedPayment {
  paymentIntentId: string;
  amountReceived: Ore;
  amountRefunded: Ore;
  /** A bank has disputed it, or enquired about it. */
  isDisputed: boolean;
  currency: string;
  metadata: Readonly<Record<string, string>>;
  created: Date;
}

/** The provider did not answer, or not in a way that tells what happened: worth retrying. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The provider answered that the request is wrong; retrying it unchanged does not help. */
export class PaymentProviderRefused extends Error {
  override readonly name = 'PaymentProviderRefused';

  constructor(
    message: string,
    /** The provider's code, e.g. `resource_missing`, `charge_already_refunded`. */
    readonly code: string | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A webhook with an invalid signature, age or shape. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
