import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant, nullable, reference, writtenByDatabase } from './columns';

/** A link by which anybody can see one trip. */
export class TripLink extends Model<InferAttributes<TripLink>, InferCreationAttributes<TripLink>> {
  declare id: CreationOptional<number>;
  declare bookingId: number;
  /** What the link is derived from, together with the installation's secret. */
  declare salt: string;
  declare tokenHash: string;
  declare expiresAt: Date;
  declare withdrawnAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initTripLink(sequelize: Sequelize): void {
  TripLink.init(
    {
      id: id(),
      bookingId: reference(),
      salt: { type: DataTypes.CHAR(43), allowNull: false },
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      expiresAt: instant(),
      withdrawnAt: nullable(instant()),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'trip_links', updatedAt: false },
  );
}
