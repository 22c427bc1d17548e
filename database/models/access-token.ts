import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { writtenByDatabase } from './columns';

/** A bearer token of the API: only the SHA-256 of its `jti` is kept. */
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
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
      revokedAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'access_tokens' },
  );
}
