// Traces: S3-024, S3-025, S3-026
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type QuoteStatus, quoteStates, REJECTED_BY, type RejectedBy } from '@states/quote-states';
import { flag, id, instant, json, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';
import type { Company } from './company';
import type { Order } from './order';
import type { QuoteRequest } from './quote-request';

/** A company's answer to a quote request. */
export class Quote extends Model<InferAttributes<Quote>, InferCreationAttributes<Quote>> {
  declare id: CreationOptional<number>;
  declare quoteRequestId: number;
  declare quoteRequestCompanyId: number;
  declare companyId: number;
  declare status: QuoteStatus;
  declare expiresAt: Date;
  /** Comma-separated codes. */
  declare countries: string;
  /** An offer's data for each bus. */
  declare buses: unknown;
  /** The price by the price lists, in öre. */
  declare proposedPrice: number | null;
  declare operatorPrice: number;
  declare customerPrice: number;
  declare tax: number;
  declare total: number;
  declare message: string | null;
  declare rejectedBy: CreationOptional<RejectedBy | null>;
  declare rejectReason: CreationOptional<string | null>;
  /** Of a quote that is withdrawn: by the office, instead of by its company. */
  declare withdrawnByOffice: CreationOptional<boolean>;
  declare orderId: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/quotes.ts).
  declare request?: NonAttribute<QuoteRequest>;
  declare company?: NonAttribute<Company>;
  declare order?: NonAttribute<Order | null>;
}

export function initQuote(sequelize: Sequelize): void {
  Quote.init(
    {
      id: id(),
      quoteRequestId: reference(),
      quoteRequestCompanyId: reference(),
      companyId: reference(),
      status: oneOf(quoteStates.states),
      expiresAt: instant(),
      countries: { type: DataTypes.STRING(120), allowNull: false },
      buses: json('buses'),
      proposedPrice: nullable(ore()),
      operatorPrice: ore(),
      customerPrice: ore(),
      tax: ore(),
      total: ore(),
      message: { type: DataTypes.STRING(2000), allowNull: true },
      rejectedBy: nullable(oneOf(REJECTED_BY)),
      rejectReason: { type: DataTypes.STRING(1000), allowNull: true },
      withdrawnByOffice: { ...flag(), defaultValue: false },
      orderId: nullable(reference()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'quotes' },
  );
}
