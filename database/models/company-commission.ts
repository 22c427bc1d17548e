import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A company's own commission for a period of local days; `valid_to` is the last day, null while it is open-ended. */
export class CompanyCommission extends Model<
  InferAttributes<CompanyCommission>,
  InferCreationAttributes<CompanyCommission>
> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare basisPoints: number;
  declare validFrom: string;
  declare validTo: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initCompanyCommission(sequelize: Sequelize): void {
  CompanyCommission.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      basisPoints: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      validFrom: { type: DataTypes.DATEONLY, allowNull: false },
      validTo: { type: DataTypes.DATEONLY, allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'company_commissions', updatedAt: false },
  );
}
