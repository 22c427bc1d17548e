import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** A booking's cancellation terms, copied from the operator's when it was made. */
export class BookingCancellationTier extends Model<
  InferAttributes<BookingCancellationTier>,
  InferCreationAttributes<BookingCancellationTier>
> {
  declare bookingId: number;
  declare hours: number;
  declare basisPoints: number;
}

export function initBookingCancellationTier(sequelize: Sequelize): void {
  BookingCancellationTier.init(
    {
      bookingId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      hours: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, primaryKey: true },
      basisPoints: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
    },
    { sequelize, tableName: 'booking_cancellation_tiers' },
  );
}
