import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { instant, writtenByDatabase } from './columns';
import { jsonColumn } from './json-column';

/** What a caller's key was used for: the first lock of a transaction. The same key with another request is refused. */
export class IdempotencyKey extends Model<InferAttributes<IdempotencyKey>, InferCreationAttributes<IdempotencyKey>> {
  declare scope: string;
  declare idempotencyKey: string;
  declare requestHash: string;
  declare response: CreationOptional<object | null>;
  declare createdAt: CreationOptional<Date>;
  declare expiresAt: Date;
}

export function initIdempotencyKey(sequelize: Sequelize): void {
  IdempotencyKey.init(
    {
      scope: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      idempotencyKey: { type: DataTypes.STRING(128), allowNull: false, primaryKey: true },
      requestHash: { type: DataTypes.CHAR(64), allowNull: false },
      response: { ...jsonColumn('response'), allowNull: true },
      createdAt: writtenByDatabase(),
      expiresAt: instant(),
    },
    { sequelize, tableName: 'idempotency_keys' },
  );
}
