// Traces: S3-037
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { reference } from './columns';

/** The countries that an operator drives in. */
export class CompanyCountry extends Model<InferAttributes<CompanyCountry>, InferCreationAttributes<CompanyCountry>> {
  declare companyId: number;
  declare countryCode: string;
}

export function initCompanyCountry(sequelize: Sequelize): void {
  CompanyCountry.init(
    {
      companyId: { ...reference(), primaryKey: true },
      countryCode: { type: DataTypes.CHAR(2), allowNull: false, primaryKey: true },
    },
    { sequelize, tableName: 'company_countries' },
  );
}
