import { WEBHOOK_EVENTS, type WebhookEvent } from '@states/webhook-events';
import { env } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { integrationUserPolicy } from './integration-user.policy';
import { integrationUserStore } from './integration-user.store';
import { webhookAddress } from './webhook-address';
import { webhookStore } from './webhook.store';

/** Where an integration is told, and of what; without an address it is told nothing. */
export interface WebhookSettings {
  url: string | null;
  events: readonly WebhookEvent[];
}

/** Plain http to this machine, so that a demo and tests can receive. */
export const allowsLocalWebhooks = (): boolean => env().DEMO || env().NODE_ENV !== 'production';

/** @throws DomainError `auth.noPermission`, `auth.integrationInvalid` */
export async function webhookSettings(actor: Actor, integrationId: number): Promise<WebhookSettings> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const settings = await webhookStore.settings(integrationId);
  must(settings, 'auth.integrationInvalid');
  return settings;
}

/**
 * Sets where an integration is told of bookings. Deliveries that are under way go to the address that is set when they leave.
 * @throws DomainError `auth.noPermission`, `auth.integrationInvalid`, `webhook.addressInvalid`@url, `webhook.needsEvents`@events
 */
export async function configureWebhook(actor: Actor, integrationId: number, typed: WebhookSettings): Promise<void> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const isOff = typed.url === null || typed.url.trim() === '';
  const url = isOff ? null : webhookAddress(typed.url!.trim(), { allowLocal: allowsLocalWebhooks() });
  must(url !== undefined, 'webhook.addressInvalid', [], 'url');
  const events = url === null ? [] : WEBHOOK_EVENTS.filter((event) => typed.events.includes(event));
  must(url === null || events.length > 0, 'webhook.needsEvents', [], 'events');
  await inTransaction(async () => {
    const integration = await integrationUserStore.lock(integrationId);
    must(integration?.status === 'active', 'auth.integrationInvalid');
    await webhookStore.configure(integrationId, { url, events });
    await logTransition({
      entity: 'integration',
      entityId: integrationId,
      from: 'active',
      to: 'active',
      by: actor,
      reason: 'webhook',
      data: { host: url === null ? null : new URL(url).host, events },
    });
  });
}
