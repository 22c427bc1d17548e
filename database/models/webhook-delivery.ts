import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type DeliveryStatus, deliveryStates } from '@states/delivery-states';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@states/webhook-events';
import { id, instant, nullable, oneOf, reference } from './columns';
import type { Booking } from './booking';
import type { IntegrationUser } from './integration-user';

/** One event for one integration, and its outcome. */
export class WebhookDelivery extends Model<InferAttributes<WebhookDelivery>, InferCreationAttributes<WebhookDelivery>> {
  declare id: CreationOptional<number>;
  declare eventId: string;
  declare integrationUserId: number;
  declare event: WebhookEvent;
  declare bookingId: number;
  declare body: string;
  declare status: CreationOptional<DeliveryStatus>;
  declare attempts: CreationOptional<number>;
  declare lastTriedAt: CreationOptional<Date | null>;
  declare lastStatus: CreationOptional<number | null>;
  declare lastError: CreationOptional<string | null>;
  declare createdAt: Date;
  declare deliveredAt: CreationOptional<Date | null>;
  // Set by an `include` (associations/integrations.ts).
  declare integration?: NonAttribute<IntegrationUser>;
  declare booking?: NonAttribute<Booking>;
}

export function initWebhookDelivery(sequelize: Sequelize): void {
  WebhookDelivery.init(
    {
      id: id(),
      eventId: { type: DataTypes.CHAR(36), allowNull: false },
      integrationUserId: reference(),
      event: oneOf(WEBHOOK_EVENTS),
      bookingId: reference(),
      body: { type: DataTypes.TEXT('medium'), allowNull: false },
      status: { ...oneOf(deliveryStates.states), defaultValue: 'pending' },
      attempts: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      lastTriedAt: nullable(instant()),
      lastStatus: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: true },
      lastError: { type: DataTypes.STRING(300), allowNull: true },
      createdAt: instant(),
      deliveredAt: nullable(instant()),
    },
    { sequelize, tableName: 'webhook_deliveries' },
  );
}
