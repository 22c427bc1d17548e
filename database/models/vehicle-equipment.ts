// Traces: S3-031
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

export class VehicleEquipment extends Model<
  InferAttributes<VehicleEquipment>,
  InferCreationAttributes<VehicleEquipment>
> {
  declare vehicleId: number;
  declare code: string;
  declare equipmentGroup: 'accessories' | 'comfort' | 'safety' | 'environmental';
}

export function initVehicleEquipment(sequelize: Sequelize): void {
  VehicleEquipment.init(
    {
      vehicleId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      code: { type: DataTypes.STRING(40), allowNull: false, primaryKey: true },
      equipmentGroup: { type: DataTypes.ENUM('accessories', 'comfort', 'safety', 'environmental'), allowNull: false },
    },
    { sequelize, tableName: 'vehicle_equipment' },
  );
}
