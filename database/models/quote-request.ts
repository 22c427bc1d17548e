// Traces: S3-023
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { TRIP_TYPES, type TripType } from '@states/trip-words';
import { type Language, LANGUAGES } from '@states/languages';
import { id, instant, json, nullable, oneOf, publicNumber, reference, writtenByDatabase } from './columns';
import type { Customer } from './customer';
import type { QuoteRequestCompany } from './quote-request-company';
import type { User } from './user';

/** A trip that a customer requests quotes for. */
export class QuoteRequest extends Model<InferAttributes<QuoteRequest>, InferCreationAttributes<QuoteRequest>> {
  declare id: CreationOptional<number>;
  declare number: string;
  declare customerId: number;
  declare userId: number;
  /** The earlier request that this one continues: the customer asks others, or an administrator offers the trip. */
  declare previousId: CreationOptional<number | null>;
  /** Of the form that sent it. */
  declare sendKey: string;
  declare language: Language;
  declare tripType: TripType;
  declare stops: unknown;
  declare departureAt: Date;
  declare returnAt: Date | null;
  declare adults: number;
  declare children: number;
  declare wheelchairs: number;
  declare message: string | null;
  declare specialRequests: string | null;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/quotes.ts).
  declare customer?: NonAttribute<Customer>;
  declare user?: NonAttribute<User>;
  declare companies?: NonAttribute<QuoteRequestCompany[]>;
}

const count = () => ({ type: DataTypes.SMALLINT.UNSIGNED, allowNull: false }) as const;

export function initQuoteRequest(sequelize: Sequelize): void {
  QuoteRequest.init(
    {
      id: id(),
      number: publicNumber(),
      customerId: reference(),
      userId: reference(),
      previousId: nullable(reference()),
      sendKey: { type: DataTypes.CHAR(36), allowNull: false },
      language: oneOf(LANGUAGES),
      tripType: oneOf(TRIP_TYPES),
      stops: json('stops'),
      departureAt: instant(),
      returnAt: nullable(instant()),
      adults: count(),
      children: count(),
      wheelchairs: count(),
      message: { type: DataTypes.STRING(2000), allowNull: true },
      specialRequests: { type: DataTypes.STRING(2000), allowNull: true },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'quote_requests' },
  );
}
