// Traces: S3-013, S3-014, S3-015, S3-016, S3-017, S3-018, S3-020, S3-021, S3-022
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
  type NonAttribute,
} from 'sequelize';
import { TRIP_TYPES, type TripType } from '@states/trip-words';
import { type Language, LANGUAGES } from '@states/languages';
import { CUSTOMER_TYPES, type CustomerType } from '@states/customer-types';
import { PAYMENT_METHODS, type PaymentMethod, PURCHASE_TYPES, type PurchaseType } from '@states/order-words';
import type { Booking } from './booking';
import { id, instant, nullable, oneOf, ore, publicNumber, reference, writtenByDatabase } from './columns';
import type { DealUnit } from './deal-unit';
import type { OrderStop } from './order-stop';
import type { Customer } from './customer';
import type { Company } from './company';
import type { Payment } from './payment';

/** A purchase: one customer, one payment, one or more buses of one operator. It has no status of its own; its bookings do. Amounts in öre. */
export class Order extends Model<InferAttributes<Order>, InferCreationAttributes<Order>> {
  declare id: CreationOptional<number>;
  declare number: string;
  declare customerId: number;
  declare userId: number;
  /** The organisation that buys, and the unit it buys for once that is chosen. */
  declare dealOrganisationId: CreationOptional<number | null>;
  declare dealUnitId: CreationOptional<number | null>;
  declare companyId: number;
  declare purchaseType: CreationOptional<PurchaseType>;
  declare customerType: CustomerType;
  declare language: Language;
  declare tripType: TripType;
  declare departureAt: Date;
  declare returnAt: CreationOptional<Date | null>;
  declare adults: number;
  declare children: CreationOptional<number>;
  declare wheelchairs: CreationOptional<number>;
  declare countries: string;
  declare currency: CreationOptional<string>;
  declare operatorPrice: number;
  declare surchargeFee: CreationOptional<number>;
  declare customerPrice: number;
  declare tax: number;
  declare total: number;
  declare contactName: CreationOptional<string>;
  declare contactEmail: CreationOptional<string>;
  declare contactPhone: CreationOptional<string>;
  declare comment: CreationOptional<string | null>;
  declare specialRequests: CreationOptional<string | null>;
  declare termsAcceptedAt: CreationOptional<Date | null>;
  declare paymentMethod: CreationOptional<PaymentMethod | null>;
  declare offerHash: CreationOptional<string | null>;
  declare firstHeldAt: Date;
  declare holdExpiresAt: CreationOptional<Date | null>;
  /** When the customer extended the hold by ten minutes, which each order allows once. */
  declare holdExtendedAt: CreationOptional<Date | null>;
  declare idempotencyKey: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/bookings.ts).
  declare bookings?: NonAttribute<Booking[]>;
  declare stops?: NonAttribute<OrderStop[]>;
  declare customer?: NonAttribute<Customer>;
  declare unit?: NonAttribute<DealUnit | null>;
  declare company?: NonAttribute<Company>;
  declare payments?: NonAttribute<Payment[]>;
}

export function initOrder(sequelize: Sequelize): void {
  Order.init(
    {
      id: id(),
      number: publicNumber(),
      customerId: reference(),
      userId: reference(),
      dealOrganisationId: nullable(reference()),
      dealUnitId: nullable(reference()),
      companyId: reference(),
      purchaseType: { ...oneOf(PURCHASE_TYPES), defaultValue: 'direct' },
      customerType: oneOf(CUSTOMER_TYPES),
      language: oneOf(LANGUAGES),
      tripType: oneOf(TRIP_TYPES),
      departureAt: instant(),
      returnAt: nullable(instant()),
      adults: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      children: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      wheelchairs: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      countries: { type: DataTypes.STRING(120), allowNull: false },
      currency: { type: DataTypes.CHAR(3), allowNull: false, defaultValue: 'SEK' },
      operatorPrice: ore(),
      surchargeFee: { ...ore(), defaultValue: 0 },
      customerPrice: ore(),
      tax: ore(),
      total: ore(),
      contactName: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      contactEmail: { type: DataTypes.STRING(254), allowNull: false, defaultValue: '' },
      contactPhone: { type: DataTypes.STRING(20), allowNull: false, defaultValue: '' },
      comment: { type: DataTypes.TEXT, allowNull: true },
      specialRequests: { type: DataTypes.TEXT, allowNull: true },
      termsAcceptedAt: nullable(instant()),
      paymentMethod: nullable(oneOf(PAYMENT_METHODS)),
      offerHash: { type: DataTypes.CHAR(64), allowNull: true },
      firstHeldAt: instant(),
      holdExpiresAt: nullable(instant()),
      holdExtendedAt: nullable(instant()),
      idempotencyKey: { type: DataTypes.STRING(128), allowNull: true },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'orders' },
  );
}
