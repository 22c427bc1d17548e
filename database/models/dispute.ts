import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

const STATUSES = [
  'warningNeedsResponse',
  'warningUnderReview',
  'warningClosed',
  'needsResponse',
  'underReview',
  'won',
  'lost',
] as const;

/** A customer's bank takes a payment back, or asks about it. Amounts in öre. */
export class Dispute extends Model<InferAttributes<Dispute>, InferCreationAttributes<Dispute>> {
  declare id: CreationOptional<number>;
  declare paymentId: number;
  declare providerDisputeId: string;
  declare status: (typeof STATUSES)[number];
  declare reason: string;
  declare amount: number;
  declare currency: string;
  declare withdrawnAmount: CreationOptional<number>;
  declare fee: CreationOptional<number>;
  declare respondBy: CreationOptional<Date | null>;
  declare openedAt: Date;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDispute(sequelize: Sequelize): void {
  Dispute.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      paymentId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      providerDisputeId: { type: DataTypes.STRING(255), allowNull: false },
      status: { type: DataTypes.ENUM(...STATUSES), allowNull: false },
      reason: { type: DataTypes.STRING(80), allowNull: false },
      amount: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      currency: { type: DataTypes.CHAR(3), allowNull: false },
      withdrawnAmount: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      fee: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      respondBy: { type: DataTypes.DATE(3), allowNull: true },
      openedAt: { type: DataTypes.DATE(3), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'disputes' },
  );
}
