import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A deletion that waits until it is possible. `dueAt` is null until the owner of the account has been told the day. */
export class AccountDeletion extends Model<InferAttributes<AccountDeletion>, InferCreationAttributes<AccountDeletion>> {
  declare userId: number;
  declare askedByUserId: number;
  declare askedAt: Date;
  declare dueAt: CreationOptional<Date | null>;
}

export function initAccountDeletion(sequelize: Sequelize): void {
  AccountDeletion.init(
    {
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      askedByUserId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      askedAt: { type: DataTypes.DATE(3), allowNull: false },
      dueAt: { type: DataTypes.DATE(3), allowNull: true },
    },
    { sequelize, tableName: 'account_deletions' },
  );
}
