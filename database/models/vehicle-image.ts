// Traces: S3-033
import {
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { VEHICLE_VIEWS, type VehicleView } from '@states/vehicle-views';
import { id, oneOf, reference, writtenByDatabase } from './columns';
import type { Image } from './image';

/** A view of a bus: an uploaded picture, large and in the size for lists. */
export class VehicleImage extends Model<InferAttributes<VehicleImage>, InferCreationAttributes<VehicleImage>> {
  declare id: CreationOptional<number>;
  declare vehicleId: number;
  declare view: VehicleView;
  declare imageId: number;
  declare thumbnailImageId: number;
  declare createdAt: CreationOptional<Date>;
  // Set by an `include` (associations/vehicles.ts).
  declare image?: NonAttribute<Image>;
  declare thumbnail?: NonAttribute<Image>;
}

export function initVehicleImage(sequelize: Sequelize): void {
  VehicleImage.init(
    {
      id: id(),
      vehicleId: reference(),
      view: oneOf(VEHICLE_VIEWS),
      imageId: reference(),
      thumbnailImageId: reference(),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'vehicle_images' },
  );
}
