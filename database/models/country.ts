// Traces: S3-080
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

export class Country extends Model<InferAttributes<Country>, InferCreationAttributes<Country>> {
  declare code: string;
  declare nameSv: string;
  declare nameEn: string;
}

export function initCountry(sequelize: Sequelize): void {
  Country.init(
    {
      code: { type: DataTypes.CHAR(2), allowNull: false, primaryKey: true },
      nameSv: { type: DataTypes.STRING(80), allowNull: false },
      nameEn: { type: DataTypes.STRING(80), allowNull: false },
    },
    { sequelize, tableName: 'countries' },
  );
}
