import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { writtenByDatabase } from './columns';

/** Codes for who has lost the second factor; each works once. Only a keyed hash of a code is kept. */
export class RecoveryCode extends Model<InferAttributes<RecoveryCode>, InferCreationAttributes<RecoveryCode>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare codeHash: string;
  declare usedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initRecoveryCode(sequelize: Sequelize): void {
  RecoveryCode.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      codeHash: { type: DataTypes.CHAR(64), allowNull: false },
      usedAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'recovery_codes' },
  );
}
