import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { reference, writtenByDatabase } from './columns';

/** Users with a second factor (RFC 6238): the secret is sealed, and `lastStep` is the latest time step used. */
export class SecondFactor extends Model<InferAttributes<SecondFactor>, InferCreationAttributes<SecondFactor>> {
  declare userId: number;
  declare secret: string;
  declare lastStep: number;
  declare createdAt: CreationOptional<Date>;
}

export function initSecondFactor(sequelize: Sequelize): void {
  SecondFactor.init(
    {
      userId: { ...reference(), primaryKey: true },
      secret: { type: DataTypes.STRING(255), allowNull: false },
      lastStep: reference(),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'second_factors' },
  );
}
