import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { jsonColumn } from './json-column';

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
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      orderId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      version: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      content: { ...jsonColumn('content'), allowNull: false },
      issuedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'receipts', timestamps: false },
  );
}
