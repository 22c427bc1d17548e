// Traces: S3-019
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { STOP_TYPES, type StopType } from '@states/trip-words';
import { oneOf } from './columns';

export class OrderStop extends Model<InferAttributes<OrderStop>, InferCreationAttributes<OrderStop>> {
  declare orderId: number;
  declare position: number;
  declare stopType: StopType;
  declare placeId: CreationOptional<string | null>;
  declare name: string;
  declare street: CreationOptional<string | null>;
  /** On the way home, if another than on the way out; only at the first and the last stop. */
  declare homeStreet: CreationOptional<string | null>;
  declare countryCode: string;
  declare lat: number;
  declare lon: number;
  declare dwellSeconds: CreationOptional<number>;
  declare arrivalAt: CreationOptional<Date | null>;
  declare departureAt: CreationOptional<Date | null>;
}

export function initOrderStop(sequelize: Sequelize): void {
  OrderStop.init(
    {
      orderId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      position: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false, primaryKey: true },
      stopType: oneOf(STOP_TYPES),
      placeId: { type: DataTypes.STRING(40), allowNull: true },
      name: { type: DataTypes.STRING(200), allowNull: false },
      street: { type: DataTypes.STRING(200), allowNull: true },
      homeStreet: { type: DataTypes.STRING(200), allowNull: true },
      countryCode: { type: DataTypes.CHAR(2), allowNull: false },
      lat: { type: DataTypes.DOUBLE, allowNull: false },
      lon: { type: DataTypes.DOUBLE, allowNull: false },
      dwellSeconds: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 0 },
      arrivalAt: { type: DataTypes.DATE(3), allowNull: true },
      departureAt: { type: DataTypes.DATE(3), allowNull: true },
    },
    { sequelize, tableName: 'order_stops' },
  );
}
