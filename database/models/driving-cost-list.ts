// Traces: S3-043, S3-044, S3-046, S3-052, S3-053
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { PRICE_LIST_SCOPES, type PriceListScope } from '@states/price-list-scopes';
import { day, id, metres, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';
import type { DrivingCostListVehicle } from './driving-cost-list-vehicle';

export class DrivingCostList extends Model<InferAttributes<DrivingCostList>, InferCreationAttributes<DrivingCostList>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare scope: PriceListScope;
  declare name: CreationOptional<string>;
  declare validFrom: string;
  declare validTo: CreationOptional<string | null>;
  declare pricePerKm: number;
  declare freeMetres: CreationOptional<number | null>;
  declare noPickupMetres: CreationOptional<number | null>;
  declare minimumMetres: CreationOptional<number | null>;
  declare maximumMetres: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/price-lists.ts).
  declare vehicles?: NonAttribute<DrivingCostListVehicle[]>;
}

export function initDrivingCostList(sequelize: Sequelize): void {
  DrivingCostList.init(
    {
      id: id(),
      companyId: reference(),
      scope: oneOf(PRICE_LIST_SCOPES),
      name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      validFrom: day(),
      validTo: nullable(day()),
      pricePerKm: ore(),
      freeMetres: nullable(metres()),
      noPickupMetres: nullable(metres()),
      minimumMetres: nullable(metres()),
      maximumMetres: nullable(metres()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'driving_cost_lists' },
  );
}
