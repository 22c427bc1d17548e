// Traces: S8-184
import { WEBHOOK_EVENTS } from '@states/webhook-events';
import { env } from '@bff/platform/env';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { integrationUserPolicy } from './integration-user.policy';
import { integrationUserStore } from './integration-user.store';
import { webhookAddress } from './webhook-address';
import { type WebhookSettings, webhookStore } from './webhook.store';

const facts = ({ url, events }: WebhookSettings) => ({ url, events: [...events].sort() });
/** The revision of the settings as shown; sent back with a change. */
export const webhookRevision = (settings: WebhookSettings): string => revisionOf(facts(settings));

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
 * Sets where an integration receives events about bookings. Deliveries in progress go to the address that is set when they leave.
 * @throws DomainError `auth.noPermission`, `auth.integrationInvalid`, `webhook.addressInvalid`@url, `webhook.needsEvents`@events,
 * `input.changedMeanwhile`
 */
export async function configureWebhook(
  actor: Actor,
  integrationId: number,
  { revision, ...typed }: WebhookSettings & { revision?: string | undefined },
): Promise<void> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const isOff = typed.url === null || typed.url.trim() === '';
  const url = isOff ? null : webhookAddress(typed.url!.trim(), { allowLocal: allowsLocalWebhooks() });
  must(url !== undefined, 'webhook.addressInvalid', [], 'url');
  const events = url === null ? [] : WEBHOOK_EVENTS.filter((event) => typed.events.includes(event));
  must(url === null || events.length > 0, 'webhook.needsEvents', [], 'events');
  await editRecord<WebhookSettings, WebhookSettings>({
    entity: 'integration',
    entityId: integrationId,
    by: actor,
    seen: revision,
    async lock() {
      const integration = await integrationUserStore.lock(integrationId);
      must(integration?.status === 'active', 'auth.integrationInvalid');
      return (await webhookStore.settings(integrationId))!;
    },
    facts,
    change: () => ({ url, events }),
    write: (next) => webhookStore.configure(integrationId, next),
    logged: () => {
      const host = url === null ? null : new URL(url).host;
      return { from: 'active', to: 'active', code: 'webhookChanged', data: { host, events } };
    },
  });
}
