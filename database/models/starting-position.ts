// Traces: S3-035
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { START_KINDS, type StartKind } from '@states/vehicle-words';
import { oneOf, writtenByDatabase } from './columns';
import type { Depot } from './depot';

/**
 * Where a vehicle starts from: one default (a depot), and temporary ones for a period. The search reads only this table, so it repeats what
 * a search filters by (seats, company, active, place); triggers maintain those columns. `cell` is ¼° × ½° of the grid.
 */
export class StartingPosition extends Model<
  InferAttributes<StartingPosition>,
  InferCreationAttributes<StartingPosition>
> {
  declare id: CreationOptional<number>;
  declare vehicleId: number;
  declare kind: StartKind;
  declare depotId: CreationOptional<number | null>;
  declare name: CreationOptional<string>;
  declare lat: number;
  declare lon: number;
  declare startsAt: CreationOptional<Date | null>;
  declare endsAt: CreationOptional<Date | null>;
  declare companyId: CreationOptional<number>;
  declare seats: CreationOptional<number>;
  declare wheelchairPlaces: CreationOptional<number>;
  declare pickupDistanceMetres: CreationOptional<number | null>;
  declare active: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/vehicles.ts).
  declare depot?: NonAttribute<Depot | null>;
}

export function initStartingPosition(sequelize: Sequelize): void {
  StartingPosition.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      vehicleId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      kind: oneOf(START_KINDS),
      depotId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
      lat: { type: DataTypes.DOUBLE, allowNull: false },
      lon: { type: DataTypes.DOUBLE, allowNull: false },
      startsAt: { type: DataTypes.DATE(3), allowNull: true },
      endsAt: { type: DataTypes.DATE(3), allowNull: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      seats: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      wheelchairPlaces: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      pickupDistanceMetres: { type: DataTypes.INTEGER.UNSIGNED, allowNull: true },
      active: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'starting_positions' },
  );
}
