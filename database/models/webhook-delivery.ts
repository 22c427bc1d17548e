import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** One event to one integration, and how it went. */
export class WebhookDelivery extends Model<InferAttributes<WebhookDelivery>, InferCreationAttributes<WebhookDelivery>> {
  declare id: CreationOptional<number>;
  declare eventId: string;
  declare integrationUserId: number;
  declare event: 'booking.created' | 'booking.changed' | 'booking.canceled';
  declare bookingId: number;
  declare body: string;
  declare status: CreationOptional<'pending' | 'delivered' | 'failed'>;
  declare attempts: CreationOptional<number>;
  declare lastTriedAt: CreationOptional<Date | null>;
  declare lastStatus: CreationOptional<number | null>;
  declare lastError: CreationOptional<string | null>;
  declare createdAt: Date;
  declare deliveredAt: CreationOptional<Date | null>;
}

export function initWebhookDelivery(sequelize: Sequelize): void {
  WebhookDelivery.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      eventId: { type: DataTypes.CHAR(36), allowNull: false },
      integrationUserId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      event: { type: DataTypes.ENUM('booking.created', 'booking.changed', 'booking.canceled'), allowNull: false },
      bookingId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      body: { type: DataTypes.TEXT('medium'), allowNull: false },
      status: { type: DataTypes.ENUM('pending', 'delivered', 'failed'), allowNull: false, defaultValue: 'pending' },
      attempts: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      lastTriedAt: { type: DataTypes.DATE(3), allowNull: true },
      lastStatus: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: true },
      lastError: { type: DataTypes.STRING(300), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      deliveredAt: { type: DataTypes.DATE(3), allowNull: true },
    },
    { sequelize, tableName: 'webhook_deliveries', timestamps: false },
  );
}
