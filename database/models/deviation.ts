// Traces: S3-066, S3-067
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import {
  type DeviationHandling,
  type DeviationStatus,
  deviationStates,
  handlingStates,
} from '@states/deviation-states';
import { id, metres, nullable, oneOf, ore, reference, writtenByDatabase } from './columns';
import type { Image } from './image';
import type { Journey } from './journey';

/** A deviation of a journey. */
export class Deviation extends Model<InferAttributes<Deviation>, InferCreationAttributes<Deviation>> {
  declare id: CreationOptional<number>;
  declare journeyId: number;
  /** Of the form that reported it. */
  declare sendKey: string;
  declare status: DeviationStatus;
  declare handling: CreationOptional<DeviationHandling>;
  declare cause: string;
  declare extraMetres: number;
  declare extraMinutes: number;
  /** The operator's price for it, in öre. */
  declare price: CreationOptional<number | null>;
  declare comment: string | null;
  /** The typed name of whoever reported it. */
  declare signature: string;
  /** As strokes (fields/drawing.ts). */
  declare drawnSignature: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/deviations.ts).
  declare journey?: NonAttribute<Journey>;
}

/** A picture of a deviation. */
export class DeviationImage extends Model<InferAttributes<DeviationImage>, InferCreationAttributes<DeviationImage>> {
  declare id: CreationOptional<number>;
  declare deviationId: number;
  /** 1–5. */
  declare position: number;
  declare imageId: number;
  declare image?: NonAttribute<Image>;
}

export function initDeviation(sequelize: Sequelize): void {
  Deviation.init(
    {
      id: id(),
      journeyId: reference(),
      sendKey: { type: DataTypes.CHAR(36), allowNull: false },
      status: oneOf(deviationStates.states),
      handling: { ...oneOf(handlingStates.states), defaultValue: 'notHandled' },
      cause: { type: DataTypes.STRING(200), allowNull: false },
      extraMetres: metres(),
      extraMinutes: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      price: nullable(ore()),
      comment: { type: DataTypes.STRING(2000), allowNull: true },
      signature: { type: DataTypes.STRING(200), allowNull: false },
      drawnSignature: { type: DataTypes.STRING(8000), allowNull: true },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'deviations' },
  );
}

export function initDeviationImage(sequelize: Sequelize): void {
  DeviationImage.init(
    {
      id: id(),
      deviationId: reference(),
      position: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false },
      imageId: reference(),
    },
    { sequelize, tableName: 'deviation_images', timestamps: false },
  );
}
