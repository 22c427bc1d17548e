// Traces: S3-001, S3-003, S3-004, S3-029, S3-030, S3-032, S3-079
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type VehicleStatus, vehicleStates } from '@states/vehicle-states';
import { BUS_TYPES, type BusType, FUEL_TYPES, type FuelType } from '@states/vehicle-words';
import { oneOf, writtenByDatabase } from './columns';
import type { Company } from './company';
import type { StartingPosition } from './starting-position';
import type { VehicleEquipment } from './vehicle-equipment';

/**
 * Buses. Consumption is in millilitres per kilometre, or watt hours per kilometre for electric ones. Every booking lock also writes
 * `lock_version`, because nodes of a multi-writer cluster do not see each other's row locks.
 */
export class Vehicle extends Model<InferAttributes<Vehicle>, InferCreationAttributes<Vehicle>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare status: CreationOptional<VehicleStatus>;
  declare registrationNumber: string;
  declare busType: BusType;
  declare model: CreationOptional<string>;
  declare modelYear: CreationOptional<number | null>;
  declare seats: number;
  declare maxPassengers: number;
  declare wheelchairPlaces: CreationOptional<number>;
  declare seatArrangement: CreationOptional<string | null>;
  declare fuelType: FuelType;
  declare fuelPerKm: number;
  declare pickupDistanceMetres: CreationOptional<number | null>;
  declare externalId: CreationOptional<string | null>;
  declare lockVersion: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/vehicles.ts).
  declare company?: NonAttribute<Company>;
  declare startingPositions?: NonAttribute<StartingPosition[]>;
  declare defaultStart?: NonAttribute<StartingPosition | null>;
  declare equipment?: NonAttribute<VehicleEquipment[]>;
}

export function initVehicle(sequelize: Sequelize): void {
  Vehicle.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      status: { ...oneOf(vehicleStates.states), defaultValue: 'active' },
      registrationNumber: { type: DataTypes.STRING(12), allowNull: false },
      busType: oneOf(BUS_TYPES),
      model: { type: DataTypes.STRING(80), allowNull: false, defaultValue: '' },
      modelYear: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: true },
      seats: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      maxPassengers: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      wheelchairPlaces: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      seatArrangement: { type: DataTypes.STRING(40), allowNull: true },
      fuelType: oneOf(FUEL_TYPES),
      fuelPerKm: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      pickupDistanceMetres: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      externalId: { type: DataTypes.STRING(64), allowNull: true },
      lockVersion: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    {
      sequelize,
      tableName: 'vehicles',
      scopes: {
        /** In sale. */
        active: { where: { status: 'active' } },
        /** Not removed. */
        kept: { where: { status: ['active', 'inactive'] } },
      },
    },
  );
}
