import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant, nullable, reference } from './columns';

/**
 * Double entry: the amounts (öre, debit positive) of one `posting` sum to 0. A posting's name states its purpose, so it is made only once.
 */
export class LedgerEntry extends Model<InferAttributes<LedgerEntry>, InferCreationAttributes<LedgerEntry>> {
  declare id: CreationOptional<number>;
  declare posting: string;
  declare account: string;
  declare amount: number;
  declare orderId: CreationOptional<number | null>;
  declare bookingId: CreationOptional<number | null>;
  declare paymentId: CreationOptional<number | null>;
  declare refundId: CreationOptional<number | null>;
  declare disputeId: CreationOptional<number | null>;
  declare bookedAt: Date;
}

export function initLedgerEntry(sequelize: Sequelize): void {
  LedgerEntry.init(
    {
      id: id(),
      posting: { type: DataTypes.STRING(80), allowNull: false },
      account: { type: DataTypes.STRING(40), allowNull: false },
      amount: { type: DataTypes.BIGINT, allowNull: false },
      orderId: nullable(reference()),
      bookingId: nullable(reference()),
      paymentId: nullable(reference()),
      refundId: nullable(reference()),
      disputeId: nullable(reference()),
      bookedAt: instant(),
    },
    { sequelize, tableName: 'ledger_entries' },
  );
}
