import { type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@states/webhook-events';
import { oneOf, reference } from './columns';

/** An event that an integration receives. */
export class IntegrationSubscription extends Model<
  InferAttributes<IntegrationSubscription>,
  InferCreationAttributes<IntegrationSubscription>
> {
  declare integrationUserId: number;
  declare event: WebhookEvent;
}

export function initIntegrationSubscription(sequelize: Sequelize): void {
  IntegrationSubscription.init(
    {
      integrationUserId: { ...reference(), primaryKey: true },
      event: { ...oneOf(WEBHOOK_EVENTS), primaryKey: true },
    },
    { sequelize, tableName: 'integration_subscriptions' },
  );
}
