import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { flag, id, instant, nullable, reference } from './columns';

/** Login attempts, by a key made of the account as typed (whether it exists or not) and the origin's address. */
export class LoginAttempt extends Model<InferAttributes<LoginAttempt>, InferCreationAttributes<LoginAttempt>> {
  declare id: CreationOptional<number>;
  declare accountKey: string;
  declare address: string;
  declare succeeded: boolean;
  declare attemptedAt: Date;
  declare userId: CreationOptional<number | null>;
}

export function initLoginAttempt(sequelize: Sequelize): void {
  LoginAttempt.init(
    {
      id: id(),
      accountKey: { type: DataTypes.CHAR(64), allowNull: false },
      address: { type: DataTypes.STRING(45), allowNull: false },
      succeeded: flag(),
      attemptedAt: instant(),
      userId: nullable(reference()),
    },
    { sequelize, tableName: 'login_attempts' },
  );
}
