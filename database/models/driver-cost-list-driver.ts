import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

export class DriverCostListDriver extends Model<
  InferAttributes<DriverCostListDriver>,
  InferCreationAttributes<DriverCostListDriver>
> {
  declare listId: number;
  declare userId: number;
}

export function initDriverCostListDriver(sequelize: Sequelize): void {
  DriverCostListDriver.init(
    {
      listId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
    },
    { sequelize, tableName: 'driver_cost_list_drivers', timestamps: false },
  );
}
