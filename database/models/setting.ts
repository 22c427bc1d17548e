import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { day, version, writtenByDatabase } from './columns';

/** General settings by key; `valid_from` is the first local day of a value (several rows for the tax, one for most). */
export class Setting extends Model<InferAttributes<Setting>, InferCreationAttributes<Setting>> {
  declare settingKey: string;
  declare validFrom: CreationOptional<string>;
  declare value: string;
  declare version: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initSetting(sequelize: Sequelize): void {
  Setting.init(
    {
      settingKey: { type: DataTypes.STRING(64), allowNull: false, primaryKey: true },
      validFrom: { ...day(), primaryKey: true, defaultValue: '2000-01-01' },
      value: { type: DataTypes.STRING(255), allowNull: false },
      version: version(),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'settings' },
  );
}
