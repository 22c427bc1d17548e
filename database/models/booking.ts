// Traces: S3-013, S3-014, S3-015, S3-060, S3-061
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Sequelize,
  type NonAttribute,
} from 'sequelize';
import { SERVICE_KINDS, type ServiceKind } from '@states/trip-words';
import { type BookingStatus, bookingStates, CANCELED_BY, type CanceledBy, CONFIRMED } from '@states/booking-states';
import {
  basisPoints,
  degrees,
  flag,
  id,
  instant,
  nullable,
  oneOf,
  ore,
  publicNumber,
  reference,
  writtenByDatabase,
} from './columns';
import type { Company } from './company';
import type { Order } from './order';
import type { Vehicle } from './vehicle';
import type { Journey } from './journey';
import type { BookingChange } from './booking-change';
import type { BookingChoice } from './booking-choice';
import type { BookingPriceLine } from './booking-price-line';
import type { BookingCancellationTier } from './booking-cancellation-tier';
import type { BookingSegment } from './booking-segment';

/**
 * One bus of an order. Its price, lists and times are those at the time of booking. `planned_*` run from leaving the starting position to
 * being back, without the turnaround buffer (the occupancy has it).
 */
export class Booking extends Model<InferAttributes<Booking>, InferCreationAttributes<Booking>> {
  declare id: CreationOptional<number>;
  declare number: string;
  declare orderId: number;
  declare vehicleId: number;
  declare companyId: number;
  /** The booking that this one replaces at the same price, because its operator canceled it. */
  declare movedFromId: CreationOptional<number | null>;
  declare status: BookingStatus;
  declare passengers: number;
  declare wheelchairs: CreationOptional<number>;
  declare departureAt: Date;
  declare returnAt: CreationOptional<Date | null>;
  declare pickupAt: Date;
  declare plannedStartAt: Date;
  declare plannedEndAt: Date;
  declare serviceKind: CreationOptional<ServiceKind>;
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
  declare canceledBy: CreationOptional<CanceledBy | null>;
  declare canceledByUserId: CreationOptional<number | null>;
  declare cancelReason: CreationOptional<string | null>;
  declare cancellationFee: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/bookings.ts).
  declare order?: NonAttribute<Order>;
  declare vehicle?: NonAttribute<Vehicle>;
  declare company?: NonAttribute<Company>;
  declare journey?: NonAttribute<Journey | null>;
  declare priceLines?: NonAttribute<BookingPriceLine[]>;
  declare cancellationTiers?: NonAttribute<BookingCancellationTier[]>;
  declare segments?: NonAttribute<BookingSegment[]>;
  declare changes?: NonAttribute<BookingChange[]>;
  declare choice?: NonAttribute<BookingChoice | null>;
}

export function initBooking(sequelize: Sequelize): void {
  Booking.init(
    {
      id: id(),
      number: publicNumber(),
      orderId: reference(),
      vehicleId: reference(),
      companyId: reference(),
      movedFromId: nullable(reference()),
      status: oneOf(bookingStates.states),
      passengers: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      wheelchairs: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      departureAt: instant(),
      returnAt: nullable(instant()),
      pickupAt: instant(),
      plannedStartAt: instant(),
      plannedEndAt: instant(),
      serviceKind: { ...oneOf(SERVICE_KINDS), defaultValue: 'occasional' },
      drivers: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false, defaultValue: 1 },
      waitsAtHome: { ...flag(), defaultValue: false },
      startName: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      startLat: degrees(),
      startLon: degrees(),
      totalMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      passengerMetres: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      emissionsGrams: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      operatorPrice: ore(),
      commissionBasisPoints: basisPoints(),
      surchargeFee: { ...ore(), defaultValue: 0 },
      customerPrice: ore(),
      taxBasisPoints: basisPoints(),
      tax: ore(),
      total: ore(),
      vehicleCostListId: nullable(reference()),
      drivingCostListId: nullable(reference()),
      driverCostListId: nullable(reference()),
      canceledAt: nullable(instant()),
      canceledBy: nullable(oneOf(CANCELED_BY)),
      canceledByUserId: nullable(reference()),
      cancelReason: { type: DataTypes.STRING(1000), allowNull: true },
      cancellationFee: nullable(ore()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    {
      sequelize,
      tableName: 'bookings',
      scopes: {
        /** Booked or held. */
        live: { where: { status: { [Op.ne]: 'canceled' } } },
        /** The trip will run, or has run. */
        confirmed: { where: { status: [...CONFIRMED] } },
        /** Booked or held, and the bus is not back at that instant. */
        notOver: (at: Date) => ({ where: { status: { [Op.ne]: 'canceled' }, plannedEndAt: { [Op.gt]: at } } }),
      },
    },
  );
}
