import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { reference, writtenByDatabase } from './columns';

/** What accounting requires about the person behind a deleted account, sealed. `keepUntil` is the last day. */
export class DeletedAccount extends Model<InferAttributes<DeletedAccount>, InferCreationAttributes<DeletedAccount>> {
  declare userId: number;
  declare sealed: string;
  declare keepUntil: string;
  declare createdAt: CreationOptional<Date>;
}

export function initDeletedAccount(sequelize: Sequelize): void {
  DeletedAccount.init(
    {
      userId: { ...reference(), primaryKey: true },
      sealed: { type: DataTypes.TEXT, allowNull: false },
      keepUntil: { type: DataTypes.DATEONLY, allowNull: false },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'deleted_accounts' },
  );
}
