import {
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { reference } from './columns';
import type { DealOrganisation } from './deal-organisation';
import type { User } from './user';

/** A user of an organisation. */
export class DealUser extends Model<InferAttributes<DealUser>, InferCreationAttributes<DealUser>> {
  declare userId: number;
  declare organisationId: number;
  // Set by an `include` (associations/deal-organisations.ts, accounts.ts).
  declare user?: NonAttribute<User>;
  declare organisation?: NonAttribute<DealOrganisation>;
}

export function initDealUser(sequelize: Sequelize): void {
  DealUser.init(
    {
      userId: { ...reference(), primaryKey: true },
      organisationId: reference(),
    },
    { sequelize, tableName: 'deal_users' },
  );
}
