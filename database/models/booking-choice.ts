import {
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type ChoiceStatus, choiceStates } from '@states/choice-states';
import type { Booking } from './booking';
import { id, instant, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';

/** The single choice of the customer of a booking canceled by its operator: a refund or another bus. Amounts in öre. */
export class BookingChoice extends Model<InferAttributes<BookingChoice>, InferCreationAttributes<BookingChoice>> {
  declare id: CreationOptional<number>;
  declare bookingId: number;
  declare amount: number;
  declare deadlineAt: Date;
  declare status: CreationOptional<ChoiceStatus>;
  declare newBookingId: CreationOptional<number | null>;
  declare settledAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/bookings.ts).
  declare booking?: NonAttribute<Booking>;
  declare newBooking?: NonAttribute<Booking | null>;
}

export function initBookingChoice(sequelize: Sequelize): void {
  BookingChoice.init(
    {
      id: id(),
      bookingId: reference(),
      amount: ore(),
      deadlineAt: instant(),
      status: { ...oneOf(choiceStates.states), defaultValue: 'waiting' },
      newBookingId: nullable(reference()),
      settledAt: nullable(instant()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'booking_choices', scopes: { waiting: { where: { status: 'waiting' } } } },
  );
}
