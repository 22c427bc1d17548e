import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** One try to pay an order at the provider. At most one of an order is open at a time. Amounts in öre. */
export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  declare status: CreationOptional<'created' | 'open' | 'succeeded' | 'failed' | 'expired' | 'mismatch'>;
  declare amount: number;
  declare currency: CreationOptional<string>;
  declare capturedAmount: CreationOptional<number>;
  declare refundedAmount: CreationOptional<number>;
  /** What banks have taken back of it at present. */
  declare disputedAmount: CreationOptional<number>;
  declare sessionId: CreationOptional<string | null>;
  declare paymentIntentId: CreationOptional<string | null>;
  declare url: CreationOptional<string | null>;
  declare expiresAt: CreationOptional<Date | null>;
  declare idempotencyKey: string;
  declare declineCode: CreationOptional<string | null>;
  declare declineMessage: CreationOptional<string | null>;
  declare cardBrand: CreationOptional<string | null>;
  declare cardLast4: CreationOptional<string | null>;
  declare succeededAt: CreationOptional<Date | null>;
  declare handledAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initPayment(sequelize: Sequelize): void {
  Payment.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      orderId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      status: {
        type: DataTypes.ENUM('created', 'open', 'succeeded', 'failed', 'expired', 'mismatch'),
        allowNull: false,
        defaultValue: 'created',
      },
      amount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      currency: { type: DataTypes.CHAR(3), allowNull: false, defaultValue: 'SEK' },
      capturedAmount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      refundedAmount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      disputedAmount: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      sessionId: { type: DataTypes.STRING(255), allowNull: true },
      paymentIntentId: { type: DataTypes.STRING(255), allowNull: true },
      url: { type: DataTypes.TEXT, allowNull: true },
      expiresAt: { type: DataTypes.DATE(3), allowNull: true },
      idempotencyKey: { type: DataTypes.STRING(128), allowNull: false },
      declineCode: { type: DataTypes.STRING(80), allowNull: true },
      declineMessage: { type: DataTypes.STRING(500), allowNull: true },
      cardBrand: { type: DataTypes.STRING(32), allowNull: true },
      cardLast4: { type: DataTypes.CHAR(4), allowNull: true, field: 'card_last4' },
      succeededAt: { type: DataTypes.DATE(3), allowNull: true },
      handledAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'payments' },
  );
}
