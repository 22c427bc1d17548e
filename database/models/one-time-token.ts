import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { writtenByDatabase } from './columns';

/** Links in mail that work once: only the SHA-256 of the token is kept. */
export class OneTimeToken extends Model<InferAttributes<OneTimeToken>, InferCreationAttributes<OneTimeToken>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare kind: 'passwordReset' | 'emailVerification' | 'invitation' | 'secondStep';
  declare tokenHash: string;
  declare expiresAt: Date;
  declare usedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initOneTimeToken(sequelize: Sequelize): void {
  OneTimeToken.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      kind: {
        type: DataTypes.ENUM('passwordReset', 'emailVerification', 'invitation', 'secondStep'),
        allowNull: false,
      },
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
      usedAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'one_time_tokens' },
  );
}
