import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Bus companies that want to sell their trips here. `countries` are ISO codes with commas between. */
export class Applicant extends Model<InferAttributes<Applicant>, InferCreationAttributes<Applicant>> {
  declare id: CreationOptional<number>;
  declare status: CreationOptional<'received' | 'approved' | 'denied'>;
  declare name: string;
  declare orgNumber: string;
  declare vatNumber: string;
  declare contactName: string;
  declare contactEmail: string;
  declare contactPhone: string;
  declare language: 'sv' | 'en';
  declare city: string;
  declare countries: string;
  declare info: CreationOptional<string | null>;
  declare companyId: CreationOptional<number | null>;
  declare decidedAt: CreationOptional<Date | null>;
  declare decidedByUserId: CreationOptional<number | null>;
  declare denyReason: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initApplicant(sequelize: Sequelize): void {
  Applicant.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      status: { type: DataTypes.ENUM('received', 'approved', 'denied'), allowNull: false, defaultValue: 'received' },
      name: { type: DataTypes.STRING(200), allowNull: false },
      orgNumber: { type: DataTypes.CHAR(10), allowNull: false },
      vatNumber: { type: DataTypes.STRING(20), allowNull: false },
      contactName: { type: DataTypes.STRING(200), allowNull: false },
      contactEmail: { type: DataTypes.STRING(254), allowNull: false },
      contactPhone: { type: DataTypes.STRING(20), allowNull: false },
      language: { type: DataTypes.ENUM('sv', 'en'), allowNull: false },
      city: { type: DataTypes.STRING(100), allowNull: false },
      countries: { type: DataTypes.STRING(200), allowNull: false },
      info: { type: DataTypes.TEXT, allowNull: true },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      decidedAt: { type: DataTypes.DATE(3), allowNull: true },
      decidedByUserId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      denyReason: { type: DataTypes.STRING(1000), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'applicants', updatedAt: false },
  );
}
