import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type IntegrationStatus, integrationStates } from '@states/integration-states';
import { id, instant, nullable, oneOf, reference, version, writtenByDatabase } from './columns';
import type { Company } from './company';
import type { Customer } from './customer';
import type { IntegrationSubscription } from './integration-subscription';

/** A system that signs its requests. Secrets are encrypted; the previous one is valid until `previousUntil`. */
export class IntegrationUser extends Model<InferAttributes<IntegrationUser>, InferCreationAttributes<IntegrationUser>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare status: CreationOptional<IntegrationStatus>;
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
  // Set by an `include` (associations/integrations.ts).
  declare company?: NonAttribute<Company | null>;
  declare customer?: NonAttribute<Customer | null>;
  declare subscriptions?: NonAttribute<IntegrationSubscription[]>;
}

export function initIntegrationUser(sequelize: Sequelize): void {
  IntegrationUser.init(
    {
      id: id(),
      name: { type: DataTypes.STRING(200), allowNull: false },
      status: { ...oneOf(integrationStates.states), defaultValue: 'active' },
      keyId: { type: DataTypes.CHAR(22), allowNull: false },
      companyId: nullable(reference()),
      webhookUrl: { type: DataTypes.STRING(500), allowNull: true },
      customerId: nullable(reference()),
      externalId: { type: DataTypes.STRING(80), allowNull: true },
      secret: { type: DataTypes.STRING(255), allowNull: false },
      previousSecret: { type: DataTypes.STRING(255), allowNull: true },
      previousUntil: nullable(instant()),
      lastUsedAt: nullable(instant()),
      version: version(),
      formKey: { type: DataTypes.CHAR(22), allowNull: true },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'integration_users' },
  );
}
