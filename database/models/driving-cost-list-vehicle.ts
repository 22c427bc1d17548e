import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

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
      listId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      vehicleId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
    },
    { sequelize, tableName: 'driving_cost_list_vehicles', timestamps: false },
  );
}
