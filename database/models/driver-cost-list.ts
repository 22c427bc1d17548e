// Traces: S3-043, S3-044, S3-047, S3-056, S3-057
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { PRICE_LIST_SCOPES, type PriceListScope } from '@states/price-list-scopes';
import { day, id, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';

/** Each OB or overtime rate is either an amount in öre per hour or basis points of the hourly cost. */
export class DriverCostList extends Model<InferAttributes<DriverCostList>, InferCreationAttributes<DriverCostList>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare scope: PriceListScope;
  declare name: CreationOptional<string>;
  declare validFrom: string;
  declare validTo: CreationOptional<string | null>;
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
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDriverCostList(sequelize: Sequelize): void {
  DriverCostList.init(
    {
      id: id(),
      companyId: reference(),
      scope: oneOf(PRICE_LIST_SCOPES),
      name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      validFrom: day(),
      validTo: nullable(day()),
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
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'driver_cost_lists' },
  );
}
