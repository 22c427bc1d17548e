import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { TOKEN_KINDS, type TokenKind } from '@states/token-kinds';
import { id, instant, nullable, oneOf, reference, writtenByDatabase } from './columns';

/** Mailed links that work once: only the SHA-256 of the token is stored. */
export class OneTimeToken extends Model<InferAttributes<OneTimeToken>, InferCreationAttributes<OneTimeToken>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare kind: TokenKind;
  declare tokenHash: string;
  declare expiresAt: Date;
  declare usedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initOneTimeToken(sequelize: Sequelize): void {
  OneTimeToken.init(
    {
      id: id(),
      userId: reference(),
      kind: oneOf(TOKEN_KINDS),
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      expiresAt: instant(),
      usedAt: nullable(instant()),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'one_time_tokens' },
  );
}
