import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { instant, nullable } from './columns';

/** When each job last ran; `locked_until` prevents two processes from running it at once. */
export class ScheduledJob extends Model<InferAttributes<ScheduledJob>, InferCreationAttributes<ScheduledJob>> {
  declare name: string;
  declare nextRunAt: CreationOptional<Date | null>;
  declare lockedUntil: CreationOptional<Date | null>;
  declare lastStartedAt: CreationOptional<Date | null>;
  declare lastFinishedAt: CreationOptional<Date | null>;
  declare lastError: CreationOptional<string | null>;
}

export function initScheduledJob(sequelize: Sequelize): void {
  ScheduledJob.init(
    {
      name: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      nextRunAt: nullable(instant()),
      lockedUntil: nullable(instant()),
      lastStartedAt: nullable(instant()),
      lastFinishedAt: nullable(instant()),
      lastError: { type: DataTypes.STRING(1000), allowNull: true },
    },
    { sequelize, tableName: 'scheduled_jobs' },
  );
}
