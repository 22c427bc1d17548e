import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Tries to log in, by a key made from what was typed as the account (whether it exists or not) and the address they came from. */
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
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      accountKey: { type: DataTypes.CHAR(64), allowNull: false },
      address: { type: DataTypes.STRING(45), allowNull: false },
      succeeded: { type: DataTypes.BOOLEAN, allowNull: false },
      attemptedAt: { type: DataTypes.DATE(3), allowNull: false },
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
    },
    { sequelize, tableName: 'login_attempts' },
  );
}
