// Traces: S1-005, S9-024
import type { Language } from '@bff/domain/shared/actor';
import type { Ore } from '@bff/domain/shared/money';

/**
 * What the domain needs from a card payment provider with a hosted page. Amounts are öre, instants are Dates, currencies ISO 4217 in upper
 * case. Every method throws PaymentProviderUnavailable when the provider cannot be reached or is out of order (the outcome is then
 * unknown: repeat with the same idempotency key, or look it up), and PaymentProviderRefused when it says no to the request itself.
 */
export interface PaymentProvider {
  /** No real money moves: the pages say so. */
  readonly isSandbox: boolean;
  openCheckout(checkout: OpenCheckout): Promise<OpenedCheckout>;
  getCheckout(sessionId: string): Promise<Checkout>;
  /** The session in which that payment was made. */
  findCheckout(paymentIntentId: string): Promise<Checkout | undefined>;
  /** Closes an open session, so that it can no longer be paid. Answers the session as it is: one that was paid meanwhile stays paid. */
  expireCheckout(sessionId: string): Promise<Checkout>;
  refund(refund: RequestRefund): Promise<Refund>;
  getRefund(refundId: string): Promise<Refund>;
  getDispute(disputeId: string): Promise<Dispute>;
  /** Verifies the signature over the raw body. Throws WebhookRefused; never answers an event that is not the provider's. */
  parseWebhook(rawBody: Uint8Array, signatureHeader: string | null): ProviderEvent;
  /** Events since then, oldest first: what a lost webhook would have said. The provider keeps them 30 days. */
  listEvents(since: Date): Promise<ProviderEvent[]>;
  /** Payments made since then in which money was taken, for reconciliation. */
  listCaptured(since: Date): Promise<CapturedPayment[]>;
  /** Refunds made since then, or those of one payment; newest first. */
  listRefunds(filter: { since: Date } | { paymentIntentId: string }): Promise<Refund[]>;
}

export interface OpenCheckout {
  orderNumber: string;
  paymentId: number;
  amount: Ore;
  currency: string;
  /** What is paid for, as the hosted page shows it. */
  description: string;
  customerEmail: string;
  locale: Language;
  /** Where the customer comes back after paying; `session_id` is added to its query. */
  successUrl: string;
  /** Where the customer comes back without paying. The session stays open. */
  cancelUrl: string;
  /** When the session closes by itself: MINIMUM_SESSION_MS to 24 h after the provider gets the request. */
  expiresAt: Date;
  /** The same key and content opens the same session once, however often it is sent. */
  idempotencyKey: string;
  /** Kept with the session and the payment; order number and payment id are always there. */
  metadata?: Readonly<Record<string, string>>;
}

/** The provider's shortest session, counted from when it gets the request: leave a little for the way there. */
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
  /** The money has been taken. */
  paid: boolean;
  /** What the session asks for. */
  amount: Ore;
  /** What was taken: 0 until paid. */
  amountReceived: Ore;
  currency: string;
  orderNumber: string | null;
  paymentId: number | null;
  /** The provider's id of the payment, null until the customer has tried to pay. */
  paymentIntentId: string | null;
  /** The last refused try, null when there is none. */
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
  /** The provider's word for why it failed. */
  failureReason: string | null;
  metadata: Readonly<Record<string, string>>;
  created: Date;
}

/** A customer's bank takes a payment back, or asks about it (the warnings). */
export interface Dispute {
  disputeId: string;
  paymentIntentId: string | null;
  status:
    'needsResponse' | 'underReview' | 'won' | 'lost' | 'warningNeedsResponse' | 'warningUnderReview' | 'warningClosed';
  /** The bank's word for why. */
  reason: string;
  amount: Ore;
  currency: string;
  /** Until when the bank listens. */
  respondBy: Date | null;
  movements: readonly DisputeMovement[];
  created: Date;
}

/** Money that a dispute moved at the provider: taken from us when negative, given back when positive; `fee` is what the provider took for it. */
export interface DisputeMovement {
  id: string;
  amount: Ore;
  fee: Ore;
  currency: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The kind and id of what the event is about; the object itself is fetched anew, never believed from the event. */
  objectKind: string;
  /** Empty for what has none, such as a balance. */
  objectId: string;
  /** The payment that the object names as its own, if it does. */
  paymentIntentId: string | null;
  /** The object's own metadata at that time: tells which payment to look at. */
  metadata: Readonly<Record<string, string>>;
  created: Date;
}

export interface CapturedPayment {
  paymentIntentId: string;
  amountReceived: Ore;
  amountRefunded: Ore;
  /** A bank has disputed it, or asked about it. */
  isDisputed: boolean;
  currency: string;
  metadata: Readonly<Record<string, string>>;
  created: Date;
}

/** The provider did not answer, or not in a way that tells what happened: worth trying again. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The provider answered that the request is wrong; trying again as it is does not help. */
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

/** A webhook whose signature, age or shape is not right. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
