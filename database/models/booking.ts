import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/**
 * One bus of an order. Its price, lists and times are what they were when it was made. `planned_*` run from leaving the starting position
 * to being back, without the turnaround buffer (the occupancy has it).
 */
export class Booking extends Model<InferAttributes<Booking>, InferCreationAttributes<Booking>> {
  declare id: CreationOptional<number>;
  declare number: string;
  declare orderId: number;
  declare vehicleId: number;
  declare companyId: number;
  declare status:
    | 'preliminaryBooked'
    | 'waitingForPayment'
    | 'paymentInitialized'
    | 'paymentFailed'
    | 'paymentSucceeded'
    | 'booked'
    | 'purchased'
    | 'started'
    | 'canceled';
  declare passengers: number;
  declare wheelchairs: CreationOptional<number>;
  declare departureAt: Date;
  declare returnAt: CreationOptional<Date | null>;
  declare pickupAt: Date;
  declare plannedStartAt: Date;
  declare plannedEndAt: Date;
  declare serviceKind: CreationOptional<'occasional' | 'regular'>;
  declare drivers: CreationOptional<number>;
  declare waitsAtHome: CreationOptional<boolean>;
  declare startName: CreationOptional<string>;
  declare startLat: number;
  declare startLon: number;
  declare totalMetres: number;
  declare passengerMetres: number;
  declare emissionsGrams: CreationOptional<number | null>;
  declare operatorPrice: number;
  declare commissionBasisPoints: number;
  declare surchargeFee: CreationOptional<number>;
  declare customerPrice: number;
  declare taxBasisPoints: number;
  declare tax: number;
  declare total: number;
  declare vehicleCostListId: CreationOptional<number | null>;
  declare drivingCostListId: CreationOptional<number | null>;
  declare driverCostListId: CreationOptional<number | null>;
  declare canceledAt: CreationOptional<Date | null>;
  declare canceledBy: CreationOptional<'customer' | 'operator' | 'admin' | 'expiry' | null>;
  declare canceledByUserId: CreationOptional<number | null>;
  declare cancelReason: CreationOptional<string | null>;
  declare cancellationFee: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initBooking(sequelize: Sequelize): void {
  Booking.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      number: { type: DataTypes.STRING(12), allowNull: false },
      orderId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      vehicleId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      status: {
        type: DataTypes.ENUM(
          'preliminaryBooked',
          'waitingForPayment',
          'paymentInitialized',
          'paymentFailed',
          'paymentSucceeded',
          'booked',
          'purchased',
          'started',
          'canceled',
        ),
        allowNull: false,
      },
      passengers: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      wheelchairs: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      departureAt: { type: DataTypes.DATE(3), allowNull: false },
      returnAt: { type: DataTypes.DATE(3), allowNull: true },
      pickupAt: { type: DataTypes.DATE(3), allowNull: false },
      plannedStartAt: { type: DataTypes.DATE(3), allowNull: false },
      plannedEndAt: { type: DataTypes.DATE(3), allowNull: false },
      serviceKind: { type: DataTypes.ENUM('occasional', 'regular'), allowNull: false, defaultValue: 'occasional' },
      drivers: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false, defaultValue: 1 },
      waitsAtHome: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      startName: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      startLat: { type: DataTypes.DOUBLE, allowNull: false },
      startLon: { type: DataTypes.DOUBLE, allowNull: false },
      totalMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      passengerMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      emissionsGrams: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      operatorPrice: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      commissionBasisPoints: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      surchargeFee: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      customerPrice: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      taxBasisPoints: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      tax: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      total: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      vehicleCostListId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      drivingCostListId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      driverCostListId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      canceledAt: { type: DataTypes.DATE(3), allowNull: true },
      canceledBy: { type: DataTypes.ENUM('customer', 'operator', 'admin', 'expiry'), allowNull: true },
      canceledByUserId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      cancelReason: { type: DataTypes.STRING(1000), allowNull: true },
      cancellationFee: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'bookings' },
  );
}
