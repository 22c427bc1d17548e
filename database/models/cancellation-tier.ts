// Traces: S3-058
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** An operator's cancellation fee: its part of the price from this many hours before departure. */
export class CancellationTier extends Model<
  InferAttributes<CancellationTier>,
  InferCreationAttributes<CancellationTier>
> {
  declare companyId: number;
  declare hours: number;
  declare basisPoints: number;
}

export function initCancellationTier(sequelize: Sequelize): void {
  CancellationTier.init(
    {
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      hours: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, primaryKey: true },
      basisPoints: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
    },
    { sequelize, tableName: 'cancellation_tiers' },
  );
}
