import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Bus operators. The rating is kept as sum and count, so that a new rating is one addition. */
export class Company extends Model<InferAttributes<Company>, InferCreationAttributes<Company>> {
  declare id: CreationOptional<number>;
  declare status: CreationOptional<'active' | 'inactive' | 'suspended'>;
  declare name: string;
  declare orgNumber: string;
  declare vatNumber: string;
  declare contactName: string;
  declare contactEmail: string;
  declare contactPhone: string;
  declare emergencyPhone: string;
  declare language: CreationOptional<'sv' | 'en'>;
  declare street: CreationOptional<string>;
  declare postcode: CreationOptional<string>;
  declare city: CreationOptional<string>;
  declare countryCode: CreationOptional<string>;
  declare logoImageId: CreationOptional<number | null>;
  declare info: CreationOptional<string | null>;
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
}

export function initCompany(sequelize: Sequelize): void {
  Company.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      status: { type: DataTypes.ENUM('active', 'inactive', 'suspended'), allowNull: false, defaultValue: 'active' },
      name: { type: DataTypes.STRING(200), allowNull: false },
      orgNumber: { type: DataTypes.CHAR(10), allowNull: false },
      vatNumber: { type: DataTypes.STRING(20), allowNull: false },
      contactName: { type: DataTypes.STRING(200), allowNull: false },
      contactEmail: { type: DataTypes.STRING(254), allowNull: false },
      contactPhone: { type: DataTypes.STRING(20), allowNull: false },
      emergencyPhone: { type: DataTypes.STRING(20), allowNull: false },
      language: { type: DataTypes.ENUM('sv', 'en'), allowNull: false, defaultValue: 'sv' },
      street: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      postcode: { type: DataTypes.STRING(12), allowNull: false, defaultValue: '' },
      city: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      countryCode: { type: DataTypes.CHAR(2), allowNull: false, defaultValue: 'SE' },
      logoImageId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      info: { type: DataTypes.TEXT, allowNull: true },
      lgbtiCertified: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      roadSafetyCertified: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      environmentCertified: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
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
      isPartner: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      offersSecondDriver: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      allowsTenHourDays: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      ratingSum: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 0 },
      ratingCount: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 0 },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
      version: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
    },
    { sequelize, tableName: 'companies' },
  );
}
