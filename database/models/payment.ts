import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
  type NonAttribute,
} from 'sequelize';
import { type PaymentStatus, paymentStates } from '@states/payment-states';
import { id, instant, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';
import type { Dispute } from './dispute';
import type { Order } from './order';
import type { Refund } from './refund';

/** An attempt to pay an order at the provider. At most one per order is open at a time. Amounts in öre. */
export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  /** The change whose difference it pays; null for the order as bought. */
  declare bookingChangeId: CreationOptional<number | null>;
  declare status: CreationOptional<PaymentStatus>;
  declare amount: number;
  declare currency: CreationOptional<string>;
  declare capturedAmount: CreationOptional<number>;
  declare refundedAmount: CreationOptional<number>;
  /** What banks have reclaimed of it at present. */
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
  // Set by an `include` (associations/payments.ts).
  declare order?: NonAttribute<Order>;
  declare refunds?: NonAttribute<Refund[]>;
  declare disputes?: NonAttribute<Dispute[]>;
}

export function initPayment(sequelize: Sequelize): void {
  Payment.init(
    {
      id: id(),
      orderId: reference(),
      bookingChangeId: nullable(reference()),
      status: { ...oneOf(paymentStates.states), defaultValue: 'created' },
      amount: ore(),
      currency: { type: DataTypes.CHAR(3), allowNull: false, defaultValue: 'SEK' },
      capturedAmount: { ...ore(), defaultValue: 0 },
      refundedAmount: { ...ore(), defaultValue: 0 },
      disputedAmount: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      sessionId: { type: DataTypes.STRING(255), allowNull: true },
      paymentIntentId: { type: DataTypes.STRING(255), allowNull: true },
      url: { type: DataTypes.TEXT, allowNull: true },
      expiresAt: nullable(instant()),
      idempotencyKey: { type: DataTypes.STRING(128), allowNull: false },
      declineCode: { type: DataTypes.STRING(80), allowNull: true },
      declineMessage: { type: DataTypes.STRING(500), allowNull: true },
      cardBrand: { type: DataTypes.STRING(32), allowNull: true },
      cardLast4: { type: DataTypes.CHAR(4), allowNull: true, field: 'card_last4' },
      succeededAt: nullable(instant()),
      handledAt: nullable(instant()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'payments' },
  );
}
