import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { nullable } from './columns';

/** The rate limiter's count for a key until `expire`, in milliseconds since the epoch: its own table, in the layout it expects. */
export class RateLimit extends Model<InferAttributes<RateLimit>, InferCreationAttributes<RateLimit>> {
  declare key: string;
  declare points: CreationOptional<number>;
  declare expire: number | null;
}

export function initRateLimit(sequelize: Sequelize): void {
  RateLimit.init(
    {
      key: { type: DataTypes.STRING(255), allowNull: false, primaryKey: true },
      points: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      expire: nullable({ type: DataTypes.BIGINT.UNSIGNED }),
    },
    { sequelize, tableName: 'rate_limits' },
  );
}
