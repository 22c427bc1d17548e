import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A system that signs its requests. Secrets are encrypted; the previous one is good until `previousUntil`. */
export class IntegrationUser extends Model<InferAttributes<IntegrationUser>, InferCreationAttributes<IntegrationUser>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare status: CreationOptional<'active' | 'canceled'>;
  declare keyId: string;
  declare companyId: CreationOptional<number | null>;
  declare webhookUrl: CreationOptional<string | null>;
  declare customerId: CreationOptional<number | null>;
  declare externalId: CreationOptional<string | null>;
  declare secret: string;
  declare previousSecret: CreationOptional<string | null>;
  declare previousUntil: CreationOptional<Date | null>;
  declare lastUsedAt: CreationOptional<Date | null>;
  declare version: CreationOptional<number>;
  declare formKey: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initIntegrationUser(sequelize: Sequelize): void {
  IntegrationUser.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      name: { type: DataTypes.STRING(200), allowNull: false },
      status: { type: DataTypes.ENUM('active', 'canceled'), allowNull: false, defaultValue: 'active' },
      keyId: { type: DataTypes.CHAR(22), allowNull: false },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      webhookUrl: { type: DataTypes.STRING(500), allowNull: true },
      customerId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      externalId: { type: DataTypes.STRING(80), allowNull: true },
      secret: { type: DataTypes.STRING(255), allowNull: false },
      previousSecret: { type: DataTypes.STRING(255), allowNull: true },
      previousUntil: { type: DataTypes.DATE(3), allowNull: true },
      lastUsedAt: { type: DataTypes.DATE(3), allowNull: true },
      version: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
      formKey: { type: DataTypes.CHAR(22), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'integration_users' },
  );
}
