import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

export class DrivingCostList extends Model<InferAttributes<DrivingCostList>, InferCreationAttributes<DrivingCostList>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare scope: 'basic' | 'exception' | 'temporary' | 'deal';
  declare name: CreationOptional<string>;
  declare validFrom: string;
  declare validTo: CreationOptional<string | null>;
  declare pricePerKm: number;
  declare freeMetres: CreationOptional<number | null>;
  declare noPickupMetres: CreationOptional<number | null>;
  declare minimumMetres: CreationOptional<number | null>;
  declare maximumMetres: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDrivingCostList(sequelize: Sequelize): void {
  DrivingCostList.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      scope: { type: DataTypes.ENUM('basic', 'exception', 'temporary', 'deal'), allowNull: false },
      name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      validFrom: { type: DataTypes.DATEONLY, allowNull: false },
      validTo: { type: DataTypes.DATEONLY, allowNull: true },
      pricePerKm: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      freeMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      noPickupMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      minimumMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      maximumMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'driving_cost_lists' },
  );
}
