import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { degrees, instant, reference } from './columns';

/** The position of a bus on the road, for each ten seconds that its device reported. */
export class JourneyPosition extends Model<InferAttributes<JourneyPosition>, InferCreationAttributes<JourneyPosition>> {
  declare journeyId: number;
  /** Tens of seconds since the epoch. */
  declare slot: number;
  /** By the device's clock. */
  declare at: Date;
  declare lat: number;
  declare lon: number;
  declare accuracyMetres: CreationOptional<number | null>;
}

export function initJourneyPosition(sequelize: Sequelize): void {
  JourneyPosition.init(
    {
      journeyId: { ...reference(), primaryKey: true },
      slot: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, primaryKey: true },
      at: instant(),
      lat: degrees(),
      lon: degrees(),
      accuracyMetres: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
    },
    { sequelize, tableName: 'journey_positions', timestamps: false },
  );
}
