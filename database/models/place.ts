import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { PLACE_KINDS } from '@states/place-kinds';
import { degrees, oneOf } from './columns';

export class Place extends Model<InferAttributes<Place>, InferCreationAttributes<Place>> {
  declare id: string;
  declare kind: (typeof PLACE_KINDS)[number];
  declare nameSv: string;
  declare nameEn: string;
  declare municipality: string;
  declare county: string;
  declare countryCode: string;
  declare lat: number;
  declare lon: number;
  declare population: number | null;
  declare weight: number;
}

export function initPlace(sequelize: Sequelize): void {
  Place.init(
    {
      id: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      kind: oneOf(PLACE_KINDS),
      nameSv: { type: DataTypes.STRING(100), allowNull: false },
      nameEn: { type: DataTypes.STRING(100), allowNull: false },
      municipality: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      county: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      countryCode: { type: DataTypes.CHAR(2), allowNull: false },
      lat: degrees(),
      lon: degrees(),
      population: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      weight: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
    },
    { sequelize, tableName: 'places' },
  );
}
