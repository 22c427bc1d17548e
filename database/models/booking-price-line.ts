import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** A booking's price lines, frozen. Quantity and rate explain the amount; the amount (öre) is what counts. */
export class BookingPriceLine extends Model<
  InferAttributes<BookingPriceLine>,
  InferCreationAttributes<BookingPriceLine>
> {
  declare bookingId: number;
  declare position: number;
  declare kind: string;
  declare quantity: number;
  declare unit: string;
  declare rate: number;
  declare amount: number;
}

export function initBookingPriceLine(sequelize: Sequelize): void {
  BookingPriceLine.init(
    {
      bookingId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      position: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false, primaryKey: true },
      kind: { type: DataTypes.STRING(32), allowNull: false },
      quantity: { type: DataTypes.DOUBLE, allowNull: false },
      unit: { type: DataTypes.STRING(16), allowNull: false },
      rate: { type: DataTypes.DOUBLE, allowNull: false },
      amount: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'booking_price_lines' },
  );
}
