// Traces: S3-043, S3-044, S3-045, S3-049, S3-050, S3-051, S3-054, S3-055
import { type CreationOptional, DataTypes, type NonAttribute, type Sequelize } from 'sequelize';
import { nullable, ore } from './columns';
import type { VehicleCostListVehicle } from './vehicle-cost-list-vehicle';
import { PriceList, withPrices } from './price-list';

/** Prices in öre without tax; null = no such limit or price. `valid_to` is the last local day, null while open-ended. */
export class VehicleCostList extends PriceList<VehicleCostList> {
  declare pricePerHour: number;
  declare minimumMinutes: CreationOptional<number | null>;
  declare maximumPerDay: CreationOptional<number | null>;
  declare minimumPrice: CreationOptional<number | null>;
  declare nightPerHour: CreationOptional<number | null>;
  declare weekendPerHour: CreationOptional<number | null>;
  // Set by an `include` (associations/price-lists.ts).
  declare vehicles?: NonAttribute<VehicleCostListVehicle[]>;
}

export function initVehicleCostList(sequelize: Sequelize): void {
  VehicleCostList.init(
    withPrices({
      pricePerHour: ore(),
      minimumMinutes: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      maximumPerDay: nullable(ore()),
      minimumPrice: nullable(ore()),
      nightPerHour: nullable(ore()),
      weekendPerHour: nullable(ore()),
    }),
    { sequelize, tableName: 'vehicle_cost_lists' },
  );
}
