import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { EMAIL_CHANGE_OUTCOMES, type EmailChangeOutcome } from '@states/email-change-outcomes';
import { id, instant, nullable, oneOf, reference, writtenByDatabase } from './columns';

/** New email addresses that wait for their mailed link: one at a time per user. Only the SHA-256 of the link's token is stored. */
export class EmailChange extends Model<InferAttributes<EmailChange>, InferCreationAttributes<EmailChange>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare newEmail: string;
  declare tokenHash: string;
  declare expiresAt: Date;
  declare endedAt: CreationOptional<Date | null>;
  declare outcome: CreationOptional<EmailChangeOutcome | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initEmailChange(sequelize: Sequelize): void {
  EmailChange.init(
    {
      id: id(),
      userId: reference(),
      newEmail: { type: DataTypes.STRING(254), allowNull: false },
      tokenHash: { type: DataTypes.CHAR(64), allowNull: false },
      expiresAt: instant(),
      endedAt: nullable(instant()),
      outcome: nullable(oneOf(EMAIL_CHANGE_OUTCOMES)),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'email_changes' },
  );
}
