import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant, nullable, reference, writtenByDatabase } from './columns';

/** A bearer token of the API: only the SHA-256 of its `jti` is stored. */
export class AccessToken extends Model<InferAttributes<AccessToken>, InferCreationAttributes<AccessToken>> {
  declare id: CreationOptional<number>;
  declare tokenHash: string;
  declare userId: number;
  declare expiresAt: Date;
  declare revokedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
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
