import { type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { reference } from './columns';

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
      listId: { ...reference(), primaryKey: true },
      userId: { ...reference(), primaryKey: true },
    },
    { sequelize, tableName: 'driver_cost_list_drivers' },
  );
}
