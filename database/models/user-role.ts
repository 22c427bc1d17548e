// Traces: S3-002, S3-012
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { type Role, ROLES } from '@states/roles';
import { oneOf, reference } from './columns';

/** A user's scopes, in the order in which they are listed: the last one is the current role (unless COMPANY_ADMIN is among them). */
export class UserRole extends Model<InferAttributes<UserRole>, InferCreationAttributes<UserRole>> {
  declare userId: number;
  declare role: Role;
  declare position: CreationOptional<number>;
}

export function initUserRole(sequelize: Sequelize): void {
  UserRole.init(
    {
      userId: { ...reference(), primaryKey: true },
      role: { ...oneOf(ROLES), primaryKey: true },
      position: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'user_roles' },
  );
}
