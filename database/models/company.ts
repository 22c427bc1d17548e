// Traces: S3-034, S3-038, S3-039, S3-040, S3-042
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
import { type CompanyStatus, companyStates } from '@states/company-states';
import { day, flag, id, nullable, oneOf, reference, version, writtenByDatabase } from './columns';
import type { CompanyCommission } from './company-commission';
import type { CompanyCountry } from './company-country';
import type { Image } from './image';

/** Bus operators. The rating is kept as sum and count, so that a new rating is one addition. */
export class Company extends Model<InferAttributes<Company>, InferCreationAttributes<Company>> {
  declare id: CreationOptional<number>;
  declare status: CreationOptional<CompanyStatus>;
  declare name: string;
  declare orgNumber: string;
  declare vatNumber: string;
  declare contactName: string;
  declare contactEmail: string;
  declare contactPhone: string;
  declare emergencyPhone: string;
  declare language: CreationOptional<Language>;
  declare street: CreationOptional<string>;
  declare postcode: CreationOptional<string>;
  declare city: CreationOptional<string>;
  declare countryCode: CreationOptional<string>;
  declare logoImageId: CreationOptional<number | null>;
  declare info: CreationOptional<string | null>;
  declare trafficPermit: CreationOptional<string>;
  /** The last local day of the permit. */
  declare trafficPermitUntil: CreationOptional<string | null>;
  declare lgbtiCertified: CreationOptional<boolean>;
  declare roadSafetyCertified: CreationOptional<boolean>;
  declare environmentCertified: CreationOptional<boolean>;
  declare iso39001Certified: CreationOptional<boolean>;
  declare iso14001Certified: CreationOptional<boolean>;
  declare isPartner: CreationOptional<boolean>;
  declare offersSecondDriver: CreationOptional<boolean>;
  declare allowsTenHourDays: CreationOptional<boolean>;
  declare ratingSum: CreationOptional<number>;
  declare ratingCount: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  declare version: CreationOptional<number>;
  // Set by an `include` (associations/companies.ts).
  declare countries?: NonAttribute<CompanyCountry[]>;
  declare commissions?: NonAttribute<CompanyCommission[]>;
  declare logo?: NonAttribute<Image | null>;
}

export function initCompany(sequelize: Sequelize): void {
  Company.init(
    {
      id: id(),
      status: { ...oneOf(companyStates.states), defaultValue: 'active' },
      name: { type: DataTypes.STRING(200), allowNull: false },
      orgNumber: { type: DataTypes.CHAR(10), allowNull: false },
      vatNumber: { type: DataTypes.STRING(20), allowNull: false },
      contactName: { type: DataTypes.STRING(200), allowNull: false },
      contactEmail: { type: DataTypes.STRING(254), allowNull: false },
      contactPhone: { type: DataTypes.STRING(20), allowNull: false },
      emergencyPhone: { type: DataTypes.STRING(20), allowNull: false },
      language: { ...oneOf(LANGUAGES), defaultValue: 'sv' },
      street: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      postcode: { type: DataTypes.STRING(12), allowNull: false, defaultValue: '' },
      city: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      countryCode: { type: DataTypes.CHAR(2), allowNull: false, defaultValue: 'SE' },
      logoImageId: nullable(reference()),
      info: { type: DataTypes.TEXT, allowNull: true },
      trafficPermit: { type: DataTypes.STRING(60), allowNull: false, defaultValue: '' },
      trafficPermitUntil: nullable(day()),
      lgbtiCertified: { ...flag(), defaultValue: false },
      roadSafetyCertified: { ...flag(), defaultValue: false },
      environmentCertified: { ...flag(), defaultValue: false },
      iso39001Certified: {
        type: DataTypes.BOOLEAN,
        allowNull: false,
        defaultValue: false,
        field: 'iso39001_certified',
      },
      iso14001Certified: {
        type: DataTypes.BOOLEAN,
        allowNull: false,
        defaultValue: false,
        field: 'iso14001_certified',
      },
      isPartner: { ...flag(), defaultValue: false },
      offersSecondDriver: { ...flag(), defaultValue: false },
      allowsTenHourDays: { ...flag(), defaultValue: false },
      ratingSum: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 0 },
      ratingCount: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 0 },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
      version: version(),
    },
    { sequelize, tableName: 'companies', scopes: { active: { where: { status: 'active' } } } },
  );
}
