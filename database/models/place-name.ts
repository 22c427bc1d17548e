import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { Place } from './place';

export class PlaceName extends Model<InferAttributes<PlaceName>, InferCreationAttributes<PlaceName>> {
  declare searchKey: string;
  declare isPart: boolean;
  declare weight: number;
  declare placeId: string;
  declare spelling: string;
  // Set by an `include` (associations/places.ts).
  declare place?: NonAttribute<Place>;
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
    { sequelize, tableName: 'place_names' },
  );
}
