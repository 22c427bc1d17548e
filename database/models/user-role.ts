import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** The scopes of a user, in the order in which they are listed: the last one is the current role (unless COMPANY_ADMIN is among them). */
export class UserRole extends Model<InferAttributes<UserRole>, InferCreationAttributes<UserRole>> {
  declare userId: number;
  declare role:
    | 'CUSTOMER'
    | 'DRIVER'
    | 'COMPANY_ADMIN'
    | 'SYSTEM_ADMIN'
    | 'SYSTEM_OWNER'
    | 'DEAL_CUSTOMER_USER'
    | 'DEAL_CUSTOMER_ADMIN'
    | 'DEAL_CUSTOMER_BOOKER'
    | 'DEAL_CUSTOMER_FINANCE'
    | 'PRIVATE_CUSTOMER'
    | 'CORPORATE_CUSTOMER'
    | 'TRAFFIC_CONTROLLER';
  declare position: CreationOptional<number>;
}

export function initUserRole(sequelize: Sequelize): void {
  UserRole.init(
    {
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      role: {
        type: DataTypes.ENUM(
          'CUSTOMER',
          'DRIVER',
          'COMPANY_ADMIN',
          'SYSTEM_ADMIN',
          'SYSTEM_OWNER',
          'DEAL_CUSTOMER_USER',
          'DEAL_CUSTOMER_ADMIN',
          'DEAL_CUSTOMER_BOOKER',
          'DEAL_CUSTOMER_FINANCE',
          'PRIVATE_CUSTOMER',
          'CORPORATE_CUSTOMER',
          'TRAFFIC_CONTROLLER',
        ),
        allowNull: false,
        primaryKey: true,
      },
      position: { type: DataTypes.TINYINT.UNSIGNED, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'user_roles' },
  );
}
