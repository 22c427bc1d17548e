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
import { type ApplicantStatus, applicantStates } from '@states/applicant-states';
import { day, id, instant, nullable, oneOf, reference, writtenByDatabase } from './columns';
import type { User } from './user';

/** Applications of bus companies. `countries` are comma-separated ISO codes. */
export class Applicant extends Model<InferAttributes<Applicant>, InferCreationAttributes<Applicant>> {
  declare id: CreationOptional<number>;
  declare status: CreationOptional<ApplicantStatus>;
  declare name: string;
  declare orgNumber: string;
  declare vatNumber: string;
  declare contactName: string;
  declare contactEmail: string;
  declare contactPhone: string;
  declare language: Language;
  declare city: string;
  declare countries: string;
  declare info: CreationOptional<string | null>;
  declare trafficPermit: CreationOptional<string>;
  /** The last local day of the permit. */
  declare trafficPermitUntil: CreationOptional<string | null>;
  declare companyId: CreationOptional<number | null>;
  declare decidedAt: CreationOptional<Date | null>;
  declare decidedByUserId: CreationOptional<number | null>;
  declare denyReason: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  // Set by an `include` (associations/companies.ts).
  declare decidedBy?: NonAttribute<User | null>;
}

export function initApplicant(sequelize: Sequelize): void {
  Applicant.init(
    {
      id: id(),
      status: { ...oneOf(applicantStates.states), defaultValue: 'received' },
      name: { type: DataTypes.STRING(200), allowNull: false },
      orgNumber: { type: DataTypes.CHAR(10), allowNull: false },
      vatNumber: { type: DataTypes.STRING(20), allowNull: false },
      contactName: { type: DataTypes.STRING(200), allowNull: false },
      contactEmail: { type: DataTypes.STRING(254), allowNull: false },
      contactPhone: { type: DataTypes.STRING(20), allowNull: false },
      language: oneOf(LANGUAGES),
      city: { type: DataTypes.STRING(100), allowNull: false },
      countries: { type: DataTypes.STRING(200), allowNull: false },
      info: { type: DataTypes.TEXT, allowNull: true },
      trafficPermit: { type: DataTypes.STRING(60), allowNull: false, defaultValue: '' },
      trafficPermitUntil: nullable(day()),
      companyId: nullable(reference()),
      decidedAt: nullable(instant()),
      decidedByUserId: nullable(reference()),
      denyReason: { type: DataTypes.STRING(1000), allowNull: true },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'applicants', scopes: { waiting: { where: { status: 'received' } } } },
  );
}
