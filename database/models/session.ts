import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { jsonColumn } from './json-column';
import { writtenByDatabase } from './columns';

/** A browser's session. Only the SHA-256 of its token is kept; a visitor's session has no user. */
export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  declare id: CreationOptional<number>;
  declare tokenHash: string;
  declare userId: CreationOptional<number | null>;
  declare authenticatedAt: CreationOptional<Date | null>;
  declare data: unknown;
  declare idleSeconds: number;
  declare lastSeenAt: Date;
  declare expiresAt: Date;
  declare createdAt: CreationOptional<Date>;
}

export function initSession(sequelize: Sequelize): void {
  Session.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      authenticatedAt: { type: DataTypes.DATE(3), allowNull: true },
      data: { ...jsonColumn('data'), allowNull: false },
      idleSeconds: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      lastSeenAt: { type: DataTypes.DATE(3), allowNull: false },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'sessions' },
  );
}
