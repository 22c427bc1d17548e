// Traces: S3-033
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { writtenByDatabase } from './columns';

export class VehicleImage extends Model<InferAttributes<VehicleImage>, InferCreationAttributes<VehicleImage>> {
  declare id: CreationOptional<number>;
  declare vehicleId: number;
  declare view: 'interior' | 'front' | 'left' | 'right' | 'back';
  declare path: string;
  declare width: number;
  declare height: number;
  declare createdAt: CreationOptional<Date>;
}

export function initVehicleImage(sequelize: Sequelize): void {
  VehicleImage.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      vehicleId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      view: { type: DataTypes.ENUM('interior', 'front', 'left', 'right', 'back'), allowNull: false },
      path: { type: DataTypes.STRING(255), allowNull: false },
      width: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      height: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'vehicle_images' },
  );
}
