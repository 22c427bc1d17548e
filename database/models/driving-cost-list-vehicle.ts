import { type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { reference } from './columns';

export class DrivingCostListVehicle extends Model<
  InferAttributes<DrivingCostListVehicle>,
  InferCreationAttributes<DrivingCostListVehicle>
> {
  declare listId: number;
  declare vehicleId: number;
}

export function initDrivingCostListVehicle(sequelize: Sequelize): void {
  DrivingCostListVehicle.init(
    {
      listId: { ...reference(), primaryKey: true },
      vehicleId: { ...reference(), primaryKey: true },
    },
    { sequelize, tableName: 'driving_cost_list_vehicles' },
  );
}
