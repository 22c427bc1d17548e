import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type QuoteRequestStatus, quoteRequestStates, REQUEST_STEPS, type RequestStep } from '@states/quote-states';
import { id, instant, nullable, oneOf, reference, writtenByDatabase } from './columns';
import type { Company } from './company';
import type { Quote } from './quote';
import type { QuoteRequest } from './quote-request';

/** A company that was asked, and its answer. */
export class QuoteRequestCompany extends Model<
  InferAttributes<QuoteRequestCompany>,
  InferCreationAttributes<QuoteRequestCompany>
> {
  declare id: CreationOptional<number>;
  declare quoteRequestId: number;
  declare companyId: number;
  /** 1–3. */
  declare position: number;
  declare status: QuoteRequestStatus;
  /** Why the company rejected the request. */
  declare message: CreationOptional<string | null>;
  declare expiresAt: Date;
  /** When another quote of the request was bought, if that was before the company had answered and its time was over. */
  declare closedAt: CreationOptional<Date | null>;
  declare nextStep: RequestStep | null;
  declare nextStepAt: Date | null;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/quotes.ts).
  declare request?: NonAttribute<QuoteRequest>;
  declare company?: NonAttribute<Company>;
  declare quotes?: NonAttribute<Quote[]>;
}

export function initQuoteRequestCompany(sequelize: Sequelize): void {
  QuoteRequestCompany.init(
    {
      id: id(),
      quoteRequestId: reference(),
      companyId: reference(),
      position: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false },
      status: oneOf(quoteRequestStates.states),
      message: { type: DataTypes.STRING(1000), allowNull: true },
      expiresAt: instant(),
      closedAt: nullable(instant()),
      nextStep: nullable(oneOf(REQUEST_STEPS)),
      nextStepAt: nullable(instant()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    {
      sequelize,
      tableName: 'quote_request_companies',
      scopes: { unanswered: { where: { status: 'new' } } },
    },
  );
}
