import type { WebhookEvent } from '@states/webhook-events';
import { IntegrationSubscription, IntegrationUser } from '@db/models';

/** Where an integration receives events, and which; without an address it receives none. */
export interface WebhookSettings {
  url: string | null;
  events: readonly WebhookEvent[];
}

export const webhookStore = {
  async settings(integrationUserId: number): Promise<WebhookSettings | undefined> {
    const integration = await IntegrationUser.findByPk(integrationUserId, { attributes: ['webhookUrl'] });
    if (!integration) return undefined;
    const subscriptions = await IntegrationSubscription.findAll({ where: { integrationUserId }, order: ['event'] });
    return { url: integration.webhookUrl, events: subscriptions.map(({ event }) => event) };
  },

  async configure(integrationUserId: number, { url, events }: WebhookSettings): Promise<void> {
    await IntegrationUser.update({ webhookUrl: url }, { where: { id: integrationUserId } });
    await IntegrationSubscription.destroy({ where: { integrationUserId } });
    await IntegrationSubscription.bulkCreate(events.map((event) => ({ integrationUserId, event })));
  },
};
