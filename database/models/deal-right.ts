import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** What a user may do for a unit and all under it. */
export class DealRight extends Model<InferAttributes<DealRight>, InferCreationAttributes<DealRight>> {
  declare userId: number;
  declare unitId: number;
  declare role: 'user' | 'booker' | 'finance' | 'admin';
  declare organisationId: number;
}

export function initDealRight(sequelize: Sequelize): void {
  DealRight.init(
    {
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      unitId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      role: { type: DataTypes.ENUM('user', 'booker', 'finance', 'admin'), allowNull: false, primaryKey: true },
      organisationId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
    },
    { sequelize, tableName: 'deal_rights', timestamps: false },
  );
}
