import { type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { reference } from './columns';

/** A user of an organisation. */
export class DealUser extends Model<InferAttributes<DealUser>, InferCreationAttributes<DealUser>> {
  declare userId: number;
  declare organisationId: number;
}

export function initDealUser(sequelize: Sequelize): void {
  DealUser.init(
    {
      userId: { ...reference(), primaryKey: true },
      organisationId: reference(),
    },
    { sequelize, tableName: 'deal_users', timestamps: false },
  );
}
