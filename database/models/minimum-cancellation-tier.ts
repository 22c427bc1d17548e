// Traces: S3-059
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** An operator's own tiers must be strictly above these. */
export class MinimumCancellationTier extends Model<
  InferAttributes<MinimumCancellationTier>,
  InferCreationAttributes<MinimumCancellationTier>
> {
  declare hours: number;
  declare basisPoints: number;
}

export function initMinimumCancellationTier(sequelize: Sequelize): void {
  MinimumCancellationTier.init(
    {
      hours: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, primaryKey: true },
      basisPoints: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
    },
    { sequelize, tableName: 'minimum_cancellation_tiers' },
  );
}
