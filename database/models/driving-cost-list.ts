// Traces: S3-043, S3-044, S3-046, S3-052, S3-053
import { type CreationOptional, type NonAttribute, type Sequelize } from 'sequelize';
import { metres, nullable, ore } from './columns';
import type { DrivingCostListVehicle } from './driving-cost-list-vehicle';
import { PriceList, withPrices } from './price-list';

export class DrivingCostList extends PriceList<DrivingCostList> {
  declare pricePerKm: number;
  declare freeMetres: CreationOptional<number | null>;
  declare noPickupMetres: CreationOptional<number | null>;
  declare minimumMetres: CreationOptional<number | null>;
  declare maximumMetres: CreationOptional<number | null>;
  // Set by an `include` (associations/price-lists.ts).
  declare vehicles?: NonAttribute<DrivingCostListVehicle[]>;
}

export function initDrivingCostList(sequelize: Sequelize): void {
  DrivingCostList.init(
    withPrices({
      pricePerKm: ore(),
      freeMetres: nullable(metres()),
      noPickupMetres: nullable(metres()),
      minimumMetres: nullable(metres()),
      maximumMetres: nullable(metres()),
    }),
    { sequelize, tableName: 'driving_cost_lists' },
  );
}
