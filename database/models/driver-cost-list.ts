// Traces: S3-043, S3-044, S3-047, S3-056, S3-057
import { type CreationOptional, DataTypes, type Sequelize } from 'sequelize';
import { nullable, ore } from './columns';
import { PriceList, withPrices } from './price-list';

/** Each OB or overtime rate is either an amount in öre per hour or basis points of the hourly cost. */
export class DriverCostList extends PriceList<DriverCostList> {
  declare costPerHour: number;
  declare minimumMinutes: CreationOptional<number | null>;
  declare obWeekdayAmount: CreationOptional<number | null>;
  declare obWeekdayBasisPoints: CreationOptional<number | null>;
  declare obWeekendAmount: CreationOptional<number | null>;
  declare obWeekendBasisPoints: CreationOptional<number | null>;
  declare overtimeNormalAmount: CreationOptional<number | null>;
  declare overtimeNormalBasisPoints: CreationOptional<number | null>;
  declare overtimeQualifiedAmount: CreationOptional<number | null>;
  declare overtimeQualifiedBasisPoints: CreationOptional<number | null>;
  declare standbyPerHour: CreationOptional<number | null>;
  declare overnightPerNight: CreationOptional<number | null>;
}

export function initDriverCostList(sequelize: Sequelize): void {
  DriverCostList.init(
    withPrices({
      costPerHour: ore(),
      minimumMinutes: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      obWeekdayAmount: nullable(ore()),
      obWeekdayBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      obWeekendAmount: nullable(ore()),
      obWeekendBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      overtimeNormalAmount: nullable(ore()),
      overtimeNormalBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      overtimeQualifiedAmount: nullable(ore()),
      overtimeQualifiedBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      standbyPerHour: nullable(ore()),
      overnightPerNight: nullable(ore()),
    }),
    { sequelize, tableName: 'driver_cost_lists' },
  );
}
