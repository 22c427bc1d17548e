import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant, nullable, oneOf, reference } from './columns';

const KINDS = ['dispute', 'event', 'reconciliation', 'difference', 'refund'] as const;

/** A payment problem that an administrator must look at. */
export class PaymentIssue extends Model<InferAttributes<PaymentIssue>, InferCreationAttributes<PaymentIssue>> {
  declare id: CreationOptional<number>;
  declare kind: (typeof KINDS)[number];
  declare subject: string;
  declare paymentId: CreationOptional<number | null>;
  declare disputeId: CreationOptional<number | null>;
  declare detail: string;
  declare times: CreationOptional<number>;
  declare raisedAt: Date;
  declare lastRaisedAt: Date;
  declare handledAt: CreationOptional<Date | null>;
}

export function initPaymentIssue(sequelize: Sequelize): void {
  PaymentIssue.init(
    {
      id: id(),
      kind: oneOf(KINDS),
      subject: { type: DataTypes.STRING(255), allowNull: false },
      paymentId: nullable(reference()),
      disputeId: nullable(reference()),
      detail: { type: DataTypes.STRING(80), allowNull: false },
      times: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
      raisedAt: instant(),
      lastRaisedAt: instant(),
      handledAt: nullable(instant()),
    },
    { sequelize, tableName: 'payment_issues', scopes: { waiting: { where: { handledAt: null } } } },
  );
}
