// Traces: S3-012
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type Language, LANGUAGES } from '@states/languages';
import { type UserStatus, userStates } from '@states/user-states';
import type { AccountDeletion } from './account-deletion';
import { id, instant, nullable, oneOf, reference, writtenByDatabase } from './columns';
import type { Company } from './company';
import type { Customer } from './customer';
import type { DealUser } from './deal-user';
import type { SecondFactor } from './second-factor';
import type { UserRole } from './user-role';

/** Users. Usernames and email addresses are stored in lower case, so that the binary collation is case-insensitive. */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare username: string;
  declare email: string;
  declare passwordHash: CreationOptional<string | null>;
  declare name: CreationOptional<string>;
  declare status: CreationOptional<UserStatus>;
  declare language: CreationOptional<Language>;
  declare emailVerifiedAt: CreationOptional<Date | null>;
  declare passwordChangedAt: CreationOptional<Date | null>;
  declare credentialVersion: CreationOptional<number>;
  declare lastLoginAt: CreationOptional<Date | null>;
  declare pseudonymisedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  declare companyId: CreationOptional<number | null>;
  declare phone: CreationOptional<string>;
  // Set by an `include` (associations/accounts.ts).
  declare roles?: NonAttribute<UserRole[]>;
  declare company?: NonAttribute<Company | null>;
  declare membership?: NonAttribute<DealUser | null>;
  declare customer?: NonAttribute<Customer | null>;
  declare secondFactor?: NonAttribute<SecondFactor | null>;
  declare deletion?: NonAttribute<AccountDeletion | null>;
}

export function initUser(sequelize: Sequelize): void {
  User.init(
    {
      id: id(),
      username: { type: DataTypes.STRING(80), allowNull: false },
      email: { type: DataTypes.STRING(254), allowNull: false },
      passwordHash: { type: DataTypes.STRING(255), allowNull: true },
      name: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      status: { ...oneOf(userStates.states), defaultValue: userStates.starts[0] },
      language: { ...oneOf(LANGUAGES), defaultValue: 'sv' },
      emailVerifiedAt: nullable(instant()),
      passwordChangedAt: nullable(instant()),
      credentialVersion: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
      lastLoginAt: nullable(instant()),
      pseudonymisedAt: nullable(instant()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
      companyId: nullable(reference()),
      phone: { type: DataTypes.STRING(20), allowNull: false, defaultValue: '' },
    },
    {
      sequelize,
      tableName: 'users',
      scopes: {
        active: { where: { status: 'active' } },
        withRole: (role: UserRole['role']) => ({
          include: [{ association: 'withRole', attributes: [], where: { role }, required: true }],
        }),
      },
    },
  );
}
