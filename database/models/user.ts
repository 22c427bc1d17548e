import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { Company } from './company';
import type { UserRole } from './user-role';
import { writtenByDatabase } from './columns';

/** People who log in. Names and addresses are kept in lower case, so that the binary collation is case-insensitive. */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare username: string;
  declare email: string;
  declare passwordHash: CreationOptional<string | null>;
  declare name: CreationOptional<string>;
  declare status: CreationOptional<'active' | 'inactive' | 'locked'>;
  declare language: CreationOptional<'sv' | 'en'>;
  declare emailVerifiedAt: CreationOptional<Date | null>;
  declare passwordChangedAt: CreationOptional<Date | null>;
  declare credentialVersion: CreationOptional<number>;
  declare lastLoginAt: CreationOptional<Date | null>;
  declare pseudonymisedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  declare companyId: CreationOptional<number | null>;
  declare phone: CreationOptional<string>;
  declare roles?: NonAttribute<UserRole[]>;
  declare company?: NonAttribute<Company | null>;
}

export function initUser(sequelize: Sequelize): void {
  User.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      username: { type: DataTypes.STRING(80), allowNull: false },
      email: { type: DataTypes.STRING(254), allowNull: false },
      passwordHash: { type: DataTypes.STRING(255), allowNull: true },
      name: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      status: { type: DataTypes.ENUM('active', 'inactive', 'locked'), allowNull: false, defaultValue: 'active' },
      language: { type: DataTypes.ENUM('sv', 'en'), allowNull: false, defaultValue: 'sv' },
      emailVerifiedAt: { type: DataTypes.DATE(3), allowNull: true },
      passwordChangedAt: { type: DataTypes.DATE(3), allowNull: true },
      credentialVersion: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
      lastLoginAt: { type: DataTypes.DATE(3), allowNull: true },
      pseudonymisedAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      phone: { type: DataTypes.STRING(20), allowNull: false, defaultValue: '' },
    },
    { sequelize, tableName: 'users' },
  );
}
