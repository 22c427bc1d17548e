import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { type DisputeStatus, disputeStates } from '@states/dispute-states';
import { id, instant, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';

/** A dispute or enquiry by a customer's bank. Amounts in öre. */
export class Dispute extends Model<InferAttributes<Dispute>, InferCreationAttributes<Dispute>> {
  declare id: CreationOptional<number>;
  declare paymentId: number;
  declare providerDisputeId: string;
  declare status: DisputeStatus;
  declare reason: string;
  declare amount: number;
  declare currency: string;
  declare withdrawnAmount: CreationOptional<number>;
  declare fee: CreationOptional<number>;
  declare respondBy: CreationOptional<Date | null>;
  declare openedAt: Date;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDispute(sequelize: Sequelize): void {
  Dispute.init(
    {
      id: id(),
      paymentId: reference(),
      providerDisputeId: { type: DataTypes.STRING(255), allowNull: false },
      status: oneOf(disputeStates.states),
      reason: { type: DataTypes.STRING(80), allowNull: false },
      amount: ore(),
      currency: { type: DataTypes.CHAR(3), allowNull: false },
      withdrawnAmount: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      fee: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      respondBy: nullable(instant()),
      openedAt: instant(),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'disputes' },
  );
}
