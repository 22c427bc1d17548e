import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant, json, nullable, reference, writtenByDatabase } from './columns';

/** Browsers' sessions. Only the SHA-256 of the token is stored; a visitor's session has no user. */
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
      id: id(),
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      userId: nullable(reference()),
      authenticatedAt: nullable(instant()),
      data: json('data'),
      idleSeconds: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      lastSeenAt: instant(),
      expiresAt: instant(),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'sessions' },
  );
}
