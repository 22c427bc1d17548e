import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Prices in öre without tax; null = no such limit or price. `valid_to` is the last local day, null while open-ended. */
export class VehicleCostList extends Model<InferAttributes<VehicleCostList>, InferCreationAttributes<VehicleCostList>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare scope: 'basic' | 'exception' | 'temporary' | 'deal';
  declare name: CreationOptional<string>;
  declare validFrom: string;
  declare validTo: CreationOptional<string | null>;
  declare pricePerHour: number;
  declare minimumMinutes: CreationOptional<number | null>;
  declare maximumPerDay: CreationOptional<number | null>;
  declare minimumPrice: CreationOptional<number | null>;
  declare nightPerHour: CreationOptional<number | null>;
  declare weekendPerHour: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initVehicleCostList(sequelize: Sequelize): void {
  VehicleCostList.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      scope: { type: DataTypes.ENUM('basic', 'exception', 'temporary', 'deal'), allowNull: false },
      name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      validFrom: { type: DataTypes.DATEONLY, allowNull: false },
      validTo: { type: DataTypes.DATEONLY, allowNull: true },
      pricePerHour: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      minimumMinutes: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      maximumPerDay: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      minimumPrice: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      nightPerHour: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      weekendPerHour: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'vehicle_cost_lists' },
  );
}
