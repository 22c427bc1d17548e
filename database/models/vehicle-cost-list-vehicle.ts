import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** The vehicles that an exception is for. */
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
      listId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      vehicleId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
    },
    { sequelize, tableName: 'vehicle_cost_list_vehicles', timestamps: false },
  );
}
