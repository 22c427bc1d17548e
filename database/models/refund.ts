import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
  type NonAttribute,
} from 'sequelize';
import {
  REFUND_METHODS,
  REFUND_REASONS,
  type RefundMethod,
  type RefundReason,
  refundStates,
  type RefundStatus,
  UNSETTLED,
} from '@states/payment-states';
import { id, instant, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';
import type { Booking } from './booking';
import type { Payment } from './payment';

export class Refund extends Model<InferAttributes<Refund>, InferCreationAttributes<Refund>> {
  declare id: CreationOptional<number>;
  declare paymentId: number;
  declare bookingId: CreationOptional<number | null>;
  declare retryOf: CreationOptional<number | null>;
  declare amount: number;
  declare status: CreationOptional<RefundStatus>;
  declare reason: RefundReason;
  declare method: CreationOptional<RefundMethod>;
  declare reference: CreationOptional<string | null>;
  declare providerRefundId: CreationOptional<string | null>;
  declare idempotencyKey: string;
  declare failureReason: CreationOptional<string | null>;
  declare completedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/payments.ts).
  declare booking?: NonAttribute<Booking | null>;
  declare payment?: NonAttribute<Payment>;
}

export function initRefund(sequelize: Sequelize): void {
  Refund.init(
    {
      id: id(),
      paymentId: reference(),
      bookingId: nullable(reference()),
      retryOf: nullable(reference()),
      amount: ore(),
      status: { ...oneOf(refundStates.states), defaultValue: 'requested' },
      reason: oneOf(REFUND_REASONS),
      method: { ...oneOf(REFUND_METHODS), defaultValue: 'provider' },
      reference: { type: DataTypes.STRING(200), allowNull: true },
      providerRefundId: { type: DataTypes.STRING(255), allowNull: true },
      idempotencyKey: { type: DataTypes.STRING(128), allowNull: false },
      failureReason: { type: DataTypes.STRING(500), allowNull: true },
      completedAt: nullable(instant()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'refunds', scopes: { unsettled: { where: { status: [...UNSETTLED] } } } },
  );
}
