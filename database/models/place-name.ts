import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

export class PlaceName extends Model<InferAttributes<PlaceName>, InferCreationAttributes<PlaceName>> {
  declare searchKey: string;
  declare isPart: boolean;
  declare weight: number;
  declare placeId: string;
  declare spelling: string;
}

export function initPlaceName(sequelize: Sequelize): void {
  PlaceName.init(
    {
      searchKey: { type: DataTypes.STRING(100), allowNull: false, primaryKey: true },
      isPart: { type: DataTypes.BOOLEAN, allowNull: false, primaryKey: true },
      weight: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, primaryKey: true },
      placeId: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      spelling: { type: DataTypes.STRING(100), allowNull: false },
    },
    { sequelize, tableName: 'place_names', timestamps: false },
  );
}
