// Traces: S3-043, S3-044, S3-045, S3-049, S3-050, S3-051, S3-054, S3-055
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
import { day, id, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';
import type { VehicleCostListVehicle } from './vehicle-cost-list-vehicle';

/** Prices in öre without tax; null = no such limit or price. `valid_to` is the last local day, null while open-ended. */
export class VehicleCostList extends Model<InferAttributes<VehicleCostList>, InferCreationAttributes<VehicleCostList>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare scope: PriceListScope;
  declare name: CreationOptional<string>;
  declare validFrom: string;
  declare validTo: CreationOptional<string | null>;
  declare pricePerHour: number;
  declare minimumMinutes: CreationOptional<number | null>;
  declare maximumPerDay: CreationOptional<number | null>;
  declare minimumPrice: CreationOptional<number | null>;
  declare nightPerHour: CreationOptional<number | null>;
  declare weekendPerHour: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/price-lists.ts).
  declare vehicles?: NonAttribute<VehicleCostListVehicle[]>;
}

export function initVehicleCostList(sequelize: Sequelize): void {
  VehicleCostList.init(
    {
      id: id(),
      companyId: reference(),
      scope: oneOf(PRICE_LIST_SCOPES),
      name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      validFrom: day(),
      validTo: nullable(day()),
      pricePerHour: ore(),
      minimumMinutes: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      maximumPerDay: nullable(ore()),
      minimumPrice: nullable(ore()),
      nightPerHour: nullable(ore()),
      weekendPerHour: nullable(ore()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'vehicle_cost_lists' },
  );
}
