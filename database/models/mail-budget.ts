import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** How many mails of a kind forms have requested in the present hour, to one address or about one subject. */
export class MailBudget extends Model<InferAttributes<MailBudget>, InferCreationAttributes<MailBudget>> {
  declare budgetKey: string;
  declare used: number;
  declare endsAt: Date;
}

export function initMailBudget(sequelize: Sequelize): void {
  MailBudget.init(
    {
      budgetKey: { type: DataTypes.CHAR(64), allowNull: false, primaryKey: true },
      used: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      endsAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'mail_budgets' },
  );
}
