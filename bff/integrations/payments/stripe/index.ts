// Traces: S1-005
import Stripe from 'stripe';
import { MINUTE, SECOND } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import type { OpenCheckout, PaymentProvider, ProviderEvent } from '../port';
import { PaymentProviderRefused } from '../port';
import { calling } from './errors';
import { mustBe, toCaptured, toCheckout, toDispute, toProviderEvent, toRefund } from './from-stripe';
import { tracedHttpClient } from './traced-http-client';
import { verifyWebhook } from './verify-webhook';

/** The version of the description in data/stripe: answers have its shape, whatever the account's default. */
const API_VERSION = '2023-08-16';
/**
 * A person waits no longer than five seconds for an answer. Background callers retry by themselves, and the package still repeats a call
 * once if its (stale) connection was closed; the idempotency key makes both harmless.
 */
const TIMEOUT_MS = 4_500;
const NETWORK_RETRIES = 0;
const PAGE = 100;
const WITH_CHARGE = ['payment_intent.latest_charge'];

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** An origin other than https://api.stripe.com: the sandbox's address. */
  apiOrigin?: string;
  isSandbox?: boolean;
  /** Shorter in tests. */
  timeoutMs?: number;
  networkRetries?: number;
}

/** Stripe Checkout, or anything that speaks its API. The only user of the `stripe` package. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    // The types follow the newest version; what we read has the same shape in both (the contract tests check it).
    apiVersion: API_VERSION as Stripe.LatestApiVersion,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: options.networkRetries ?? NETWORK_RETRIES,
    telemetry: false,
    httpClient: tracedHttpClient(),
    ...address(options.apiOrigin),
  });

  const getCheckout = (sessionId: string) =>
    calling(async () => toCheckout(await stripe.checkout.sessions.retrieve(sessionId, { expand: WITH_CHARGE })));

  /**
   * The provider measures a session's minimum time by its own clock. If that is ahead of ours it refuses what we think is enough: then asks
   * once more, using the time in its answer. `aheadMs`: how far it is ahead, as far as that mattered.
   */
  async function create(checkout: OpenCheckout): Promise<{ session: Stripe.Checkout.Session; aheadMs: number }> {
    const { idempotencyKey, expiresAt } = checkout;
    try {
      return {
        session: await stripe.checkout.sessions.create(sessionParams(checkout), { idempotencyKey }),
        aheadMs: 0,
      };
    } catch (error) {
      const aheadMs = error instanceof Stripe.errors.StripeInvalidRequestError ? clockAhead(error) : 0;
      if (aheadMs <= 0) throw error;
      const shifted = { ...checkout, expiresAt: new Date(expiresAt.getTime() + aheadMs) };
      const options = { idempotencyKey: `${idempotencyKey}-clock` };
      return { session: await stripe.checkout.sessions.create(sessionParams(shifted), options), aheadMs };
    }
  }

  return {
    isSandbox: options.isSandbox ?? false,

    openCheckout: (checkout) =>
      calling(async () => {
        const { session, aheadMs } = await create(checkout);
        mustBe('checkout.session', session);
        if (!session.url) throw new PaymentProviderRefused('the session has no page', session.status);
        return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000 - aheadMs) };
      }),

    getCheckout,

    findCheckout: (paymentIntentId) =>
      calling(async () => {
        const expand = WITH_CHARGE.map((path) => `data.${path}`);
        const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1, expand });
        return data[0] && toCheckout(data[0]);
      }),

    async expireCheckout(sessionId) {
      try {
        await calling(async () => mustBe('checkout.session', await stripe.checkout.sessions.expire(sessionId)));
      } catch (error) {
        // Only an open session can be expired; one that is paid or closed already is returned as it is.
        if (!(error instanceof PaymentProviderRefused) || error.code === 'resource_missing') throw error;
      }
      return getCheckout(sessionId);
    },

    refund: ({ paymentIntentId, amount, reason, idempotencyKey, metadata }) =>
      calling(async () => {
        const params: Stripe.RefundCreateParams = {
          payment_intent: paymentIntentId,
          amount,
          reason: reason === 'duplicate' ? 'duplicate' : 'requested_by_customer',
          ...(metadata ? { metadata: { ...metadata } } : {}),
        };
        return toRefund(await stripe.refunds.create(params, { idempotencyKey }));
      }),

    getRefund: (refundId) => calling(async () => toRefund(await stripe.refunds.retrieve(refundId))),

    getDispute: (disputeId) => calling(async () => toDispute(await stripe.disputes.retrieve(disputeId))),

    parseWebhook: (rawBody, header) => verifyWebhook(stripe.webhooks, rawBody, header, options.webhookSecret),

    listEvents: (since) =>
      calling(async () => {
        const events = await all(stripe.events.list({ created: from(since), limit: PAGE }));
        return events
          .reverse()
          .flatMap(readable)
          .sort((a, b) => a.created.getTime() - b.created.getTime());
      }),

    listCaptured: (since) =>
      calling(async () => {
        const expand = ['data.latest_charge'];
        const intents = await all(stripe.paymentIntents.list({ created: from(since), limit: PAGE, expand }));
        return intents.filter((intent) => intent.amount_received > 0).map(toCaptured);
      }),

    listRefunds: (filter) =>
      calling(async () => {
        const which = 'since' in filter ? { created: from(filter.since) } : { payment_intent: filter.paymentIntentId };
        return (await all(stripe.refunds.list({ ...which, limit: PAGE }))).map(toRefund);
      }),
  };
}

/** More than this is no difference between clocks. */
const MOST_AHEAD_MS = 10 * MINUTE;

/** How far the provider's clock is ahead, if that is why it refused. */
function clockAhead({ param, headers }: InstanceType<typeof Stripe.errors.StripeInvalidRequestError>): number {
  const theirs = Date.parse(headers?.['date'] ?? '');
  if (param !== 'expires_at' || Number.isNaN(theirs)) return 0;
  // The header has whole seconds.
  return Math.min(MOST_AHEAD_MS, theirs + SECOND - clock.millis());
}

/** One unreadable event must not hold back the others. */
function readable(event: Stripe.Event): ProviderEvent[] {
  try {
    return [toProviderEvent(event)];
  } catch {
    logger.error({ event: event.id, type: event.type }, 'an event that cannot be read');
    return [];
  }
}

const from = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) });

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

function address(apiOrigin: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiOrigin) return {};
  const { hostname, port, protocol } = new URL(apiOrigin);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}

/** The pinned version's parameters: the newest types lack `payment_method_types`. */
type SessionParams = Stripe.Checkout.SessionCreateParams & { payment_method_types: readonly ['card'] };

function sessionParams(checkout: OpenCheckout): SessionParams {
  const metadata = {
    ...checkout.metadata,
    order_number: checkout.orderNumber,
    payment_id: String(checkout.paymentId),
  };
  const joint = checkout.successUrl.includes('?') ? '&' : '?';
  return {
    mode: 'payment',
    payment_method_types: ['card'],
    client_reference_id: checkout.orderNumber,
    customer_email: checkout.customerEmail,
    locale: checkout.locale,
    // Literal braces: Stripe replaces exactly this text with the session's id.
    success_url: `${checkout.successUrl}${joint}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: checkout.currency.toLowerCase(),
          unit_amount: checkout.amount,
          product_data: { name: checkout.description },
        },
      },
    ],
    custom_text: { submit: { message: checkout.note } },
    metadata,
    payment_intent_data: { description: checkout.description, metadata },
  };
}
