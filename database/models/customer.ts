// Traces: S1-001, S3-011
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { CUSTOMER_TYPES, type CustomerType } from '@states/customer-types';
import { id, instant, nullable, oneOf, reference, writtenByDatabase } from './columns';
import type { User } from './user';

/** Customers: a person or an organisation, with the contact for trips. `name` is the contact's name. */
export class Customer extends Model<InferAttributes<Customer>, InferCreationAttributes<Customer>> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<number | null>;
  /** The organisation that buys through this record, which has no login. */
  declare organisationId: CreationOptional<number | null>;
  declare customerType: CustomerType;
  declare name: string;
  declare email: string;
  declare phone: CreationOptional<string>;
  declare companyName: CreationOptional<string | null>;
  declare orgNumber: CreationOptional<string | null>;
  declare vatNumber: CreationOptional<string | null>;
  declare street: CreationOptional<string>;
  declare postcode: CreationOptional<string>;
  declare city: CreationOptional<string>;
  declare countryCode: CreationOptional<string>;
  declare pseudonymisedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/accounts.ts).
  declare user?: NonAttribute<User | null>;
}

export function initCustomer(sequelize: Sequelize): void {
  Customer.init(
    {
      id: id(),
      userId: nullable(reference()),
      organisationId: nullable(reference()),
      customerType: oneOf(CUSTOMER_TYPES),
      name: { type: DataTypes.STRING(200), allowNull: false },
      email: { type: DataTypes.STRING(254), allowNull: false },
      phone: { type: DataTypes.STRING(20), allowNull: false, defaultValue: '' },
      companyName: { type: DataTypes.STRING(200), allowNull: true },
      orgNumber: { type: DataTypes.CHAR(10), allowNull: true },
      vatNumber: { type: DataTypes.STRING(20), allowNull: true },
      street: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      postcode: { type: DataTypes.STRING(12), allowNull: false, defaultValue: '' },
      city: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      countryCode: { type: DataTypes.CHAR(2), allowNull: false, defaultValue: 'SE' },
      pseudonymisedAt: nullable(instant()),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'customers' },
  );
}
