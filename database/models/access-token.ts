import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { id, instant, nullable, reference, writtenByDatabase } from './columns';
import type { User } from './user';

/** A bearer token of the API: only the SHA-256 of its `jti` is stored. */
export class AccessToken extends Model<InferAttributes<AccessToken>, InferCreationAttributes<AccessToken>> {
  declare id: CreationOptional<number>;
  declare tokenHash: string;
  declare userId: number;
  declare expiresAt: Date;
  declare revokedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  // Set by an `include` (associations/accounts.ts).
  declare user?: NonAttribute<User>;
}

export function initAccessToken(sequelize: Sequelize): void {
  AccessToken.init(
    {
      id: id(),
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      userId: reference(),
      expiresAt: instant(),
      revokedAt: nullable(instant()),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'access_tokens', scopes: { unrevoked: { where: { revokedAt: null } } } },
  );
}
