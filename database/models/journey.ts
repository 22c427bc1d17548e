// Traces: S3-013, S3-014, S3-015, S3-068
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  Op,
  type Sequelize,
} from 'sequelize';
import {
  ACTIVE,
  JOURNEY_OUTCOMES,
  type JourneyOutcome,
  type JourneyStatus,
  journeyStates,
} from '@states/journey-states';
import { oneOf, writtenByDatabase } from './columns';
import type { Booking } from './booking';
import type { User } from './user';

/** The operation of a booking on the road: one each, covering both legs. */
export class Journey extends Model<InferAttributes<Journey>, InferCreationAttributes<Journey>> {
  declare id: CreationOptional<number>;
  declare number: string;
  declare bookingId: number;
  declare status: CreationOptional<JourneyStatus>;
  declare driverUserId: CreationOptional<number | null>;
  declare startedAt: CreationOptional<Date | null>;
  declare finishedAt: CreationOptional<Date | null>;
  declare returnStartedAt: CreationOptional<Date | null>;
  declare returnCompletedAt: CreationOptional<Date | null>;
  declare terminatedAt: CreationOptional<Date | null>;
  /** When people were alerted that nobody has started it. */
  declare delayAlertedAt: CreationOptional<Date | null>;
  /** When its customer last reported the bus missing. */
  declare missingReportedAt: CreationOptional<Date | null>;
  /** When its operator last answered that the bus is on its way. */
  declare missingAnsweredAt: CreationOptional<Date | null>;
  /** How often it has answered: only the first answer counts. */
  declare missingAnswers: CreationOptional<number>;
  declare terminationReason: CreationOptional<string | null>;
  /** What was found out afterwards about one that nobody reported, and according to whom. */
  declare outcome: CreationOptional<JourneyOutcome | null>;
  declare outcomeSource: CreationOptional<string | null>;
  declare rating: CreationOptional<number | null>;
  declare ratingComment: CreationOptional<string | null>;
  declare ratedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/bookings.ts).
  declare booking?: NonAttribute<Booking>;
  declare driver?: NonAttribute<User | null>;
}

const NOT_OVER = [
  { status: ['notStarted', ...ACTIVE] },
  { status: 'finished', '$booking.return_at$': { [Op.ne]: null } },
];

export function initJourney(sequelize: Sequelize): void {
  Journey.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      number: { type: DataTypes.STRING(12), allowNull: false },
      bookingId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      status: { ...oneOf(journeyStates.states), defaultValue: 'notStarted' },
      driverUserId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      startedAt: { type: DataTypes.DATE(3), allowNull: true },
      finishedAt: { type: DataTypes.DATE(3), allowNull: true },
      returnStartedAt: { type: DataTypes.DATE(3), allowNull: true },
      returnCompletedAt: { type: DataTypes.DATE(3), allowNull: true },
      terminatedAt: { type: DataTypes.DATE(3), allowNull: true },
      delayAlertedAt: { type: DataTypes.DATE(3), allowNull: true },
      missingReportedAt: { type: DataTypes.DATE(3), allowNull: true },
      missingAnsweredAt: { type: DataTypes.DATE(3), allowNull: true },
      missingAnswers: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      terminationReason: { type: DataTypes.STRING(1000), allowNull: true },
      outcome: { ...oneOf(JOURNEY_OUTCOMES), allowNull: true },
      outcomeSource: { type: DataTypes.STRING(200), allowNull: true },
      rating: { type: DataTypes.TINYINT.UNSIGNED, allowNull: true },
      ratingComment: { type: DataTypes.STRING(2000), allowNull: true },
      ratedAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    {
      sequelize,
      tableName: 'journeys',
      scopes: {
        notStarted: { where: { status: 'notStarted' } },
        /** It keeps, or has kept, its driver busy: one that was broken off does not, unless it was found out that it was driven. */
        notTerminated: { where: { [Op.or]: [{ status: { [Op.ne]: 'terminated' } }, { outcome: 'driven' }] } },
        /** Something is still to happen with it. Asks its booking too, which is to be included as `booking`. */
        notOver: { where: { [Op.or]: NOT_OVER } },
      },
    },
  );
}
