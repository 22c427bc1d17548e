import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type ChangeStatus, changeStates, WAITING_CHANGES } from '@states/change-states';
import { id, instant, json, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';
import type { Booking } from './booking';
import type { Order } from './order';

/** A change of a booked trip, with the version before and the one after. Amounts in öre. */
export class BookingChange extends Model<InferAttributes<BookingChange>, InferCreationAttributes<BookingChange>> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  declare bookingId: number;
  /** Who requested it. */
  declare userId: number;
  declare status: ChangeStatus;
  declare totalBefore: number;
  declare totalAfter: number;
  declare versionBefore: unknown;
  declare versionAfter: unknown;
  /** The operator's deadline; null for a small change, which needs no agreement. */
  declare proposeUntil: CreationOptional<Date | null>;
  /** Why the operator rejected it. */
  declare rejectReason: CreationOptional<string | null>;
  /** The deadline for starting to pay the difference. */
  declare payBy: CreationOptional<Date | null>;
  /** When the bus is released: later than `payBy` while a payment is open. */
  declare expiresAt: CreationOptional<Date | null>;
  declare settledAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/bookings.ts).
  declare order?: NonAttribute<Order>;
  declare booking?: NonAttribute<Booking>;
}

export function initBookingChange(sequelize: Sequelize): void {
  BookingChange.init(
    {
      id: id(),
      orderId: reference(),
      bookingId: reference(),
      userId: reference(),
      status: oneOf(changeStates.states),
      totalBefore: ore(),
      totalAfter: ore(),
      versionBefore: json('versionBefore'),
      versionAfter: json('versionAfter'),
      proposeUntil: nullable(instant()),
      rejectReason: { type: DataTypes.STRING(1000), allowNull: true },
      payBy: nullable(instant()),
      expiresAt: nullable(instant()),
      settledAt: nullable(instant()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    {
      sequelize,
      tableName: 'booking_changes',
      scopes: {
        proposed: { where: { status: 'proposed' } },
        /** For its operator or for its customer's money. */
        waiting: { where: { status: [...WAITING_CHANGES] } },
        applied: { where: { status: 'applied' } },
      },
    },
  );
}
