import { type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { reference } from './columns';

/** The vehicles that an exception list is for. */
export class VehicleCostListVehicle extends Model<
  InferAttributes<VehicleCostListVehicle>,
  InferCreationAttributes<VehicleCostListVehicle>
> {
  declare listId: number;
  declare vehicleId: number;
}

export function initVehicleCostListVehicle(sequelize: Sequelize): void {
  VehicleCostListVehicle.init(
    {
      listId: { ...reference(), primaryKey: true },
      vehicleId: { ...reference(), primaryKey: true },
    },
    { sequelize, tableName: 'vehicle_cost_list_vehicles' },
  );
}
