import { Hono } from 'hono';
import { handlePaymentEvents, receiveEvent } from '@bff/domain/payments';
import { WebhookRefused } from '@bff/integrations/payments/port';
import { isCutOff } from '@bff/platform/cut-off';
import { logger } from '@bff/platform/logger';

/** Where the payment provider sends its events. */
export const PAYMENT_WEBHOOK_PATH = '/webhooks/stripe';

/**
 * Keeps the event and answers at once; it is handled afterwards. The signature over the raw body is what proves the caller. Anything but
 * 2xx makes the provider send it again: 400 when it is not the provider's, 503 when it could not be kept.
 */
export const paymentWebhook = new Hono();

paymentWebhook.post(PAYMENT_WEBHOOK_PATH, async (c) => {
  try {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const isNew = await receiveEvent(body, c.req.header('stripe-signature') ?? null);
    if (isNew) wake();
    return c.json({ received: true }, 200);
  } catch (error) {
    if (error instanceof WebhookRefused) {
      logger.warn({ security: 'webhook.refused', reason: error.message }, 'webhook refused');
      return c.json({ received: false }, 400);
    }
    if (isCutOff(c.env)) return c.json({ received: false }, 400);
    logger.error({ err: error }, 'webhook not kept');
    return c.json({ received: false }, 503, { 'retry-after': '5' });
  }
});

let working: Promise<void> | undefined;
let isMore = false;

/** One worker at a time in this process; what comes while it works is seen by its next round. The scheduled job is the safety net. */
function wake(): void {
  isMore = true;
  working ??= work().finally(() => {
    working = undefined;
  });
}

async function work(): Promise<void> {
  try {
    while (isMore) {
      isMore = false;
      await handlePaymentEvents();
    }
  } catch (error) {
    logger.error({ err: error }, 'payment events wait for the next run');
  }
}

/** Resolves when what had come in is handled; for shutting down. */
export const paymentWebhookIdle = (): Promise<void> => working ?? Promise.resolve();
