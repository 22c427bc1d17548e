import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

const EVENTS = ['booking.created', 'booking.changed', 'booking.canceled'] as const;

/** An event that an integration is told of. */
export class IntegrationSubscription extends Model<
  InferAttributes<IntegrationSubscription>,
  InferCreationAttributes<IntegrationSubscription>
> {
  declare integrationUserId: number;
  declare event: (typeof EVENTS)[number];
}

export function initIntegrationSubscription(sequelize: Sequelize): void {
  IntegrationSubscription.init(
    {
      integrationUserId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      event: { type: DataTypes.ENUM(...EVENTS), allowNull: false, primaryKey: true },
    },
    { sequelize, tableName: 'integration_subscriptions', timestamps: false },
  );
}
