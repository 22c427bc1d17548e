// Traces: S3-031
import {
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { AccessibilityProperty } from './accessibility-property';
import { reference } from './columns';
import type { Vehicle } from './vehicle';

/** A property of the catalogue that a bus has. */
export class VehicleAccessibility extends Model<
  InferAttributes<VehicleAccessibility>,
  InferCreationAttributes<VehicleAccessibility>
> {
  declare vehicleId: number;
  declare propertyId: number;
  // Set by an `include` (associations/vehicles.ts).
  declare property?: NonAttribute<AccessibilityProperty>;
  declare vehicle?: NonAttribute<Vehicle>;
}

export function initVehicleAccessibility(sequelize: Sequelize): void {
  VehicleAccessibility.init(
    {
      vehicleId: { ...reference(), primaryKey: true },
      propertyId: { ...reference(), primaryKey: true },
    },
    { sequelize, tableName: 'vehicle_accessibility' },
  );
}
