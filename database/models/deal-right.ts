// Traces: S1-018
import {
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { DEAL_ROLES, type DealRole } from '@states/deal-roles';
import { oneOf, reference } from './columns';
import type { DealUnit } from './deal-unit';
import type { User } from './user';

/** A user's right in a unit and all its subunits. */
export class DealRight extends Model<InferAttributes<DealRight>, InferCreationAttributes<DealRight>> {
  declare userId: number;
  declare unitId: number;
  declare role: DealRole;
  declare organisationId: number;
  // Set by an `include` (associations/deal-organisations.ts).
  declare user?: NonAttribute<User>;
  declare unit?: NonAttribute<DealUnit>;
}

export function initDealRight(sequelize: Sequelize): void {
  DealRight.init(
    {
      userId: { ...reference(), primaryKey: true },
      unitId: { ...reference(), primaryKey: true },
      role: { ...oneOf(DEAL_ROLES), primaryKey: true },
      organisationId: reference(),
    },
    { sequelize, tableName: 'deal_rights' },
  );
}
