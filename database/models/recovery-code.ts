import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant, nullable, reference, writtenByDatabase } from './columns';

/** Recovery codes for a lost second factor; each works once. Only a keyed hash is stored. */
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
      id: id(),
      userId: reference(),
      codeHash: { type: DataTypes.CHAR(64), allowNull: false },
      usedAt: nullable(instant()),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'recovery_codes', scopes: { unused: { where: { usedAt: null } } } },
  );
}
