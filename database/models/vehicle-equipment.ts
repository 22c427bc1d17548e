// Traces: S3-031
import { EQUIPMENT_GROUPS, type EquipmentGroup } from '@states/equipment';
import { oneOf } from './columns';
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

export class VehicleEquipment extends Model<
  InferAttributes<VehicleEquipment>,
  InferCreationAttributes<VehicleEquipment>
> {
  declare vehicleId: number;
  declare code: string;
  declare equipmentGroup: EquipmentGroup;
}

export function initVehicleEquipment(sequelize: Sequelize): void {
  VehicleEquipment.init(
    {
      vehicleId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      code: { type: DataTypes.STRING(40), allowNull: false, primaryKey: true },
      equipmentGroup: oneOf(EQUIPMENT_GROUPS),
    },
    { sequelize, tableName: 'vehicle_equipment' },
  );
}
