import { DrivingCostList } from '../driving-cost-list';
import { DrivingCostListVehicle } from '../driving-cost-list-vehicle';
import { VehicleCostList } from '../vehicle-cost-list';
import { VehicleCostListVehicle } from '../vehicle-cost-list-vehicle';

export function associatePriceLists(): void {
  VehicleCostList.hasMany(VehicleCostListVehicle, { as: 'vehicles', foreignKey: 'listId', constraints: false });
  DrivingCostList.hasMany(DrivingCostListVehicle, { as: 'vehicles', foreignKey: 'listId', constraints: false });
}
