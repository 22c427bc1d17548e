import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant, json, reference } from './columns';

/** A receipt as it was issued. */
export class Receipt extends Model<InferAttributes<Receipt>, InferCreationAttributes<Receipt>> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  declare version: number;
  declare content: unknown;
  declare issuedAt: Date;
}

export function initReceipt(sequelize: Sequelize): void {
  Receipt.init(
    {
      id: id(),
      orderId: reference(),
      version: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      content: json('content'),
      issuedAt: instant(),
    },
    { sequelize, tableName: 'receipts' },
  );
}
