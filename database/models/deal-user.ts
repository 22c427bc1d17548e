import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** A user of an organisation. */
export class DealUser extends Model<InferAttributes<DealUser>, InferCreationAttributes<DealUser>> {
  declare userId: number;
  declare organisationId: number;
}

export function initDealUser(sequelize: Sequelize): void {
  DealUser.init(
    {
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      organisationId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
    },
    { sequelize, tableName: 'deal_users', timestamps: false },
  );
}
