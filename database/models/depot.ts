// Traces: S3-041
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { writtenByDatabase } from './columns';

export class Depot extends Model<InferAttributes<Depot>, InferCreationAttributes<Depot>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare name: string;
  declare street: CreationOptional<string>;
  declare postcode: CreationOptional<string>;
  declare city: CreationOptional<string>;
  declare lat: number;
  declare lon: number;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDepot(sequelize: Sequelize): void {
  Depot.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      name: { type: DataTypes.STRING(120), allowNull: false },
      street: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      postcode: { type: DataTypes.STRING(12), allowNull: false, defaultValue: '' },
      city: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      lat: { type: DataTypes.DOUBLE, allowNull: false },
      lon: { type: DataTypes.DOUBLE, allowNull: false },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'depots' },
  );
}
