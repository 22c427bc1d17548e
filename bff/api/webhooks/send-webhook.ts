import { giveUpDelivery, openDelivery, recordAttempt } from '@bff/domain/integration-users';
import { service } from '@bff/domain/shared/services';
import { WebhookUnreachable } from '@bff/integrations/webhooks/port';
import { clock } from '@bff/platform/clock';
import { signAsIntegration } from '@bussplats/api-client';

/** The receiver answered without accepting the delivery. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/**
 * Sends a delivery, signed with the integration's secret like its own requests (scheme 2), and records the outcome. A 2xx means accepted;
 * redirects are not followed. Deliveries that are done or no longer wanted are skipped.
 * @throws WebhookRefused, WebhookUnreachable: to be retried
 */
export async function sendWebhook(deliveryId: number): Promise<void> {
  const open = await openDelivery(deliveryId);
  if (!open) {
    // Done, or no longer wanted.
    await giveUpDelivery(deliveryId);
    return;
  }
  const url = new URL(open.url);
  const body = new TextEncoder().encode(open.body);
  const signed = await signAsIntegration({ method: 'POST', url, body }, open, clock.millis());
  const headers = { ...signed, 'content-type': 'application/json; charset=utf-8', 'user-agent': 'webhooks/1' };
  try {
    const { status, text } = await service('webhooks').post(url, { headers, body });
    const isDelivered = status >= 200 && status < 300;
    await recordAttempt(deliveryId, { status, error: isDelivered ? null : text, isDelivered });
    if (!isDelivered) throw new WebhookRefused(`answered ${status}`);
  } catch (error) {
    if (error instanceof WebhookUnreachable)
      await recordAttempt(deliveryId, { status: null, error: error.message, isDelivered: false });
    throw error;
  }
}
