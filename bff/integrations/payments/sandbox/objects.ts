import { randomBytes } from 'node:crypto';
import { clock } from '@bff/platform/clock';

/** Stripe's objects as the sandbox stores them: with the properties it reads by name; the rest is as described by Stripe. */
export interface StripeObject {
  id: string;
  object: string;
  /** Seconds since the epoch. */
  created: number;
  [property: string]: unknown;
}

export type Metadata = Record<string, string>;

export interface Session extends StripeObject {
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  expires_at: number;
  payment_intent: string | null;
  customer_email: string | null;
  custom_text: { shipping_address: null; submit: { message: string } | null };
  locale: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  metadata: Metadata;
}

/** What a session is created with but does not show. */
export interface SessionSecrets {
  itemName: string;
  intentDescription: string | null;
  intentMetadata: Metadata;
}

export interface Intent extends StripeObject {
  object: 'payment_intent';
  status: 'requires_payment_method' | 'succeeded';
  amount: number;
  amount_received: number;
  currency: string;
  latest_charge: string | null;
  last_payment_error: { code: string } | null;
  metadata: Metadata;
}

export interface Charge extends StripeObject {
  object: 'charge';
  status: 'succeeded' | 'failed';
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
}

export interface Refund extends StripeObject {
  object: 'refund';
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
  charge: string;
  payment_intent: string;
}

export type DisputeStatus =
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed';

export interface Dispute extends StripeObject {
  object: 'dispute';
  status: DisputeStatus;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  balance_transactions: StripeObject[];
}

/** What an event is about; not everything has an id, the balance for one. */
export type Told = Pick<StripeObject, 'object'> & Readonly<Record<string, unknown>>;

export interface StripeEvent extends StripeObject {
  object: 'event';
  type: string;
  data: { object: Told };
}

export const API_VERSION = '2023-08-16';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `cs_test_` and the like, and random letters and digits: a session's id opens its page, so it must be unguessable. */
export function newId(prefix: string, length = 24): string {
  let letters = '';
  while (letters.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 = 4 × 62: bytes above would favour the first letters.
      if (byte < 248 && letters.length < length) letters += LETTERS[byte % 62];
    }
  }
  return `${prefix}_${letters}`;
}

/** How far the sandbox's clock is ahead of the product's, for tests of clocks that differ. There is one sandbox per process. */
export const sandboxClock = { aheadSeconds: 0 };

export const nowSeconds = (): number => Math.floor(clock.millis() / 1000) + sandboxClock.aheadSeconds;

export function newEvent(type: string, object: Told, isHooked: boolean, requestKey: string | null): StripeEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: isHooked ? 1 : 0,
    request: { id: newId('req', 14), idempotency_key: requestKey },
    type,
  };
}
