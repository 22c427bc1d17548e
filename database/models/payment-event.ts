import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { instant, json, nullable, reference } from './columns';

/** Events from the provider, each once. The object is fetched again when it is handled. */
export class PaymentEvent extends Model<InferAttributes<PaymentEvent>, InferCreationAttributes<PaymentEvent>> {
  declare eventId: string;
  declare type: string;
  declare objectKind: string;
  declare objectId: string;
  declare paymentId: CreationOptional<number | null>;
  declare metadata: CreationOptional<unknown>;
  declare providerCreatedAt: Date;
  declare receivedAt: Date;
  declare handledAt: CreationOptional<Date | null>;
  declare outcome: CreationOptional<string | null>;
  declare attempts: CreationOptional<number>;
  declare lastError: CreationOptional<string | null>;
  declare lockedUntil: CreationOptional<Date | null>;
}

export function initPaymentEvent(sequelize: Sequelize): void {
  PaymentEvent.init(
    {
      eventId: { type: DataTypes.STRING(255), allowNull: false, primaryKey: true },
      type: { type: DataTypes.STRING(80), allowNull: false },
      objectKind: { type: DataTypes.STRING(40), allowNull: false },
      objectId: { type: DataTypes.STRING(255), allowNull: false },
      paymentId: nullable(reference()),
      metadata: nullable(json('metadata')),
      providerCreatedAt: instant(),
      receivedAt: instant(),
      handledAt: nullable(instant()),
      outcome: { type: DataTypes.STRING(40), allowNull: true },
      attempts: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      lastError: { type: DataTypes.STRING(1000), allowNull: true },
      lockedUntil: nullable(instant()),
    },
    { sequelize, tableName: 'payment_events' },
  );
}
