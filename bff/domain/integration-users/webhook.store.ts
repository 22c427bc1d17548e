import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import type { WebhookEvent } from '@states/webhook-events';
import type { WebhookSettings } from './configure-webhook';

export const webhookStore = {
  async settings(integrationId: number): Promise<WebhookSettings | undefined> {
    const row = await selectOne<{ url: string | null }>(
      'SELECT webhook_url AS url FROM integration_users WHERE id = :integrationId',
      { integrationId },
    );
    if (!row) return undefined;
    const events = await select<{ event: WebhookEvent }>(
      'SELECT event FROM integration_subscriptions WHERE integration_user_id = :integrationId ORDER BY event',
      { integrationId },
    );
    return { url: row.url, events: events.map(({ event }) => event) };
  },

  async configure(integrationId: number, { url, events }: WebhookSettings): Promise<void> {
    await execute('UPDATE integration_users SET webhook_url = :url, updated_at = :now WHERE id = :integrationId', {
      integrationId,
      url,
      now: clock.now(),
    });
    await execute('DELETE FROM integration_subscriptions WHERE integration_user_id = :integrationId', {
      integrationId,
    });
    for (const event of events)
      await execute(
        'INSERT INTO integration_subscriptions (integration_user_id, event) VALUES (:integrationId, :event)',
        { integrationId, event },
      );
  },
};
