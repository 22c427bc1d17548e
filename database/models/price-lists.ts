import type { ModelStatic } from 'sequelize';
import type { PriceListKind } from '@states/price-list-kinds';
import { DriverCostList } from './driver-cost-list';
import { DrivingCostList } from './driving-cost-list';
import { VehicleCostList } from './vehicle-cost-list';

/**
 * The models of price lists by kind (states/price-list-kinds.ts). The three differ only in their prices, which are read and written by
 * column, so each model can be treated alike.
 */
export const PRICE_LISTS = {
  vehicle: VehicleCostList,
  driving: DrivingCostList as unknown as ModelStatic<VehicleCostList>,
  driver: DriverCostList as unknown as ModelStatic<VehicleCostList>,
} as const satisfies Record<PriceListKind, ModelStatic<VehicleCostList>>;
