// Traces: S1-018, S3-064
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { type Language, LANGUAGES } from '@states/languages';
import { type DealOrganisationStatus, dealOrganisationStates } from '@states/deal-organisation-states';
import { flag, id, oneOf, version, writtenByDatabase } from './columns';

/** An organisation that buys by contract. */
export class DealOrganisation extends Model<
  InferAttributes<DealOrganisation>,
  InferCreationAttributes<DealOrganisation>
> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare orgNumber: string;
  declare vatNumber: string;
  declare status: CreationOptional<DealOrganisationStatus>;
  declare language: CreationOptional<Language>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  declare contactName: CreationOptional<string>;
  declare contactEmail: CreationOptional<string>;
  /** E.164 or empty. */
  declare contactPhone: CreationOptional<string>;
  /** Öre. */
  declare creditLimit: CreationOptional<number>;
  declare paymentTermsDays: CreationOptional<number>;
  declare paysByInvoice: CreationOptional<boolean>;
  declare paysByCard: CreationOptional<boolean>;
  declare collectiveInvoice: CreationOptional<boolean>;
  declare trainReplacement: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
}

export function initDealOrganisation(sequelize: Sequelize): void {
  DealOrganisation.init(
    {
      id: id(),
      name: { type: DataTypes.STRING(200), allowNull: false },
      orgNumber: { type: DataTypes.CHAR(10), allowNull: false },
      vatNumber: { type: DataTypes.STRING(20), allowNull: false },
      status: { ...oneOf(dealOrganisationStates.states), defaultValue: 'active' },
      language: { ...oneOf(LANGUAGES), defaultValue: 'sv' },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
      contactName: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      contactEmail: { type: DataTypes.STRING(254), allowNull: false, defaultValue: '' },
      contactPhone: { type: DataTypes.STRING(20), allowNull: false, defaultValue: '' },
      creditLimit: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      paymentTermsDays: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 30 },
      paysByInvoice: { ...flag(), defaultValue: false },
      paysByCard: { ...flag(), defaultValue: true },
      collectiveInvoice: { ...flag(), defaultValue: false },
      trainReplacement: { ...flag(), defaultValue: false },
      version: version(),
    },
    { sequelize, tableName: 'deal_organisations', scopes: { active: { where: { status: 'active' } } } },
  );
}
