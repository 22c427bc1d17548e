import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { Booking } from './booking';
import { id, instant, nullable, reference } from './columns';
import type { Company } from './company';
import type { Customer } from './customer';
import type { User } from './user';

/** A staff note about one thing: a booking, a customer or a company. */
export class Note extends Model<InferAttributes<Note>, InferCreationAttributes<Note>> {
  declare id: CreationOptional<number>;
  declare bookingId: CreationOptional<number | null>;
  declare customerId: CreationOptional<number | null>;
  declare companyId: CreationOptional<number | null>;
  /** The company whose staff wrote it; null for administrators. */
  declare ownerCompanyId: CreationOptional<number | null>;
  declare authorUserId: number;
  declare text: string;
  declare createdAt: Date;
  declare editedAt: CreationOptional<Date | null>;
  // Set by an `include` (associations/bookings.ts).
  declare author?: NonAttribute<User>;
  declare booking?: NonAttribute<Booking | null>;
  declare customer?: NonAttribute<Customer | null>;
  declare company?: NonAttribute<Company | null>;
}

export function initNote(sequelize: Sequelize): void {
  Note.init(
    {
      id: id(),
      bookingId: nullable(reference()),
      customerId: nullable(reference()),
      companyId: nullable(reference()),
      ownerCompanyId: nullable(reference()),
      authorUserId: reference(),
      text: { type: DataTypes.STRING(2000), allowNull: false },
      createdAt: instant(),
      editedAt: nullable(instant()),
    },
    { sequelize, tableName: 'notes', timestamps: false },
  );
}
