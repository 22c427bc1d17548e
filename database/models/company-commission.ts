// Traces: S3-061
import {
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { basisPoints, day, id, nullable, reference, writtenByDatabase } from './columns';

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
      id: id(),
      companyId: reference(),
      basisPoints: basisPoints(),
      validFrom: day(),
      validTo: nullable(day()),
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'company_commissions' },
  );
}
