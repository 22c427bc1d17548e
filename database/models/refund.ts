import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

export class Refund extends Model<InferAttributes<Refund>, InferCreationAttributes<Refund>> {
  declare id: CreationOptional<number>;
  declare paymentId: number;
  declare bookingId: CreationOptional<number | null>;
  declare retryOf: CreationOptional<number | null>;
  declare amount: number;
  declare status: CreationOptional<'requested' | 'pending' | 'succeeded' | 'failed'>;
  declare reason: 'canceled' | 'latePayment' | 'mismatch' | 'change' | 'manual';
  declare method: CreationOptional<'provider' | 'elsewhere'>;
  declare reference: CreationOptional<string | null>;
  declare providerRefundId: CreationOptional<string | null>;
  declare idempotencyKey: string;
  declare failureReason: CreationOptional<string | null>;
  declare completedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initRefund(sequelize: Sequelize): void {
  Refund.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      paymentId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      bookingId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      retryOf: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      amount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      status: {
        type: DataTypes.ENUM('requested', 'pending', 'succeeded', 'failed'),
        allowNull: false,
        defaultValue: 'requested',
      },
      reason: { type: DataTypes.ENUM('canceled', 'latePayment', 'mismatch', 'change', 'manual'), allowNull: false },
      method: { type: DataTypes.ENUM('provider', 'elsewhere'), allowNull: false, defaultValue: 'provider' },
      reference: { type: DataTypes.STRING(200), allowNull: true },
      providerRefundId: { type: DataTypes.STRING(255), allowNull: true },
      idempotencyKey: { type: DataTypes.STRING(128), allowNull: false },
      failureReason: { type: DataTypes.STRING(500), allowNull: true },
      completedAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'refunds' },
  );
}
