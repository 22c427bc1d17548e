import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { SEGMENT_KINDS, type SegmentKind } from '@states/trip-words';
import { oneOf } from './columns';

/** The timeline of a booking's bus, frozen: in order, without gaps. */
export class BookingSegment extends Model<InferAttributes<BookingSegment>, InferCreationAttributes<BookingSegment>> {
  declare bookingId: number;
  declare position: number;
  declare kind: SegmentKind;
  declare startsAt: Date;
  declare endsAt: Date;
  declare metres: CreationOptional<number>;
  declare fromName: CreationOptional<string>;
  declare fromLat: CreationOptional<number | null>;
  declare fromLon: CreationOptional<number | null>;
  declare toName: CreationOptional<string>;
  declare toLat: CreationOptional<number | null>;
  declare toLon: CreationOptional<number | null>;
}

export function initBookingSegment(sequelize: Sequelize): void {
  BookingSegment.init(
    {
      bookingId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      position: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, primaryKey: true },
      kind: oneOf(SEGMENT_KINDS),
      startsAt: { type: DataTypes.DATE(3), allowNull: false },
      endsAt: { type: DataTypes.DATE(3), allowNull: false },
      metres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      fromName: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      fromLat: { type: DataTypes.DOUBLE, allowNull: true },
      fromLon: { type: DataTypes.DOUBLE, allowNull: true },
      toName: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      toLat: { type: DataTypes.DOUBLE, allowNull: true },
      toLon: { type: DataTypes.DOUBLE, allowNull: true },
    },
    { sequelize, tableName: 'booking_segments' },
  );
}
