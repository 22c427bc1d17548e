import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

const KINDS = ['dispute', 'event', 'reconciliation', 'difference', 'refund'] as const;

/** Something about payments that an administrator has to look at. */
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
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      kind: { type: DataTypes.ENUM(...KINDS), allowNull: false },
      subject: { type: DataTypes.STRING(255), allowNull: false },
      paymentId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      disputeId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      detail: { type: DataTypes.STRING(80), allowNull: false },
      times: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
      raisedAt: { type: DataTypes.DATE(3), allowNull: false },
      lastRaisedAt: { type: DataTypes.DATE(3), allowNull: false },
      handledAt: { type: DataTypes.DATE(3), allowNull: true },
    },
    { sequelize, tableName: 'payment_issues', timestamps: false },
  );
}
