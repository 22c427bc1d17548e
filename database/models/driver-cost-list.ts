import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Each OB or overtime rate is an amount in öre per hour or basis points of the hourly cost, never both. */
export class DriverCostList extends Model<InferAttributes<DriverCostList>, InferCreationAttributes<DriverCostList>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare scope: 'basic' | 'exception' | 'temporary' | 'deal';
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
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      scope: { type: DataTypes.ENUM('basic', 'exception', 'temporary', 'deal'), allowNull: false },
      name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      validFrom: { type: DataTypes.DATEONLY, allowNull: false },
      validTo: { type: DataTypes.DATEONLY, allowNull: true },
      costPerHour: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      minimumMinutes: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      obWeekdayAmount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      obWeekdayBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      obWeekendAmount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      obWeekendBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      overtimeNormalAmount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      overtimeNormalBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      overtimeQualifiedAmount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      overtimeQualifiedBasisPoints: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      standbyPerHour: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      overnightPerNight: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'driver_cost_lists' },
  );
}
