// Traces: S4-044, S4-045, S4-046
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { OCCUPANCY_KINDS, type OccupancyKind } from '@states/occupancy-kinds';
import { id, instant, nullable, oneOf, reference, writtenByDatabase } from './columns';
import type { Booking } from './booking';

/** Every reason why a vehicle is not free, half-open [starts_at, ends_at). Triggers refuse overlaps; holds expire by the database's clock. */
export class Occupancy extends Model<InferAttributes<Occupancy>, InferCreationAttributes<Occupancy>> {
  declare id: CreationOptional<number>;
  declare vehicleId: number;
  declare startsAt: Date;
  declare endsAt: Date;
  declare kind: OccupancyKind;
  declare bookingId: CreationOptional<number | null>;
  /** The open quote it is held for. */
  declare quoteId: CreationOptional<number | null>;
  /** The change of a booking that it is held for. */
  declare bookingChangeId: CreationOptional<number | null>;
  declare expiresAt: CreationOptional<Date | null>;
  declare integrationUserId: CreationOptional<number | null>;
  declare externalReference: CreationOptional<string | null>;
  declare comment: CreationOptional<string | null>;
  declare createdByUserId: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/bookings.ts).
  declare booking?: NonAttribute<Booking | null>;
}

export function initOccupancy(sequelize: Sequelize): void {
  Occupancy.init(
    {
      id: id(),
      vehicleId: reference(),
      startsAt: instant(),
      endsAt: instant(),
      kind: oneOf(OCCUPANCY_KINDS),
      bookingId: nullable(reference()),
      quoteId: nullable(reference()),
      bookingChangeId: nullable(reference()),
      expiresAt: nullable(instant()),
      integrationUserId: nullable(reference()),
      externalReference: { type: DataTypes.STRING(64), allowNull: true },
      comment: { type: DataTypes.STRING(500), allowNull: true },
      createdByUserId: nullable(reference()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'occupancies' },
  );
}
