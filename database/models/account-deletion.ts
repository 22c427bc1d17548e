import {
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { instant, nullable, reference } from './columns';
import type { User } from './user';

/** An account's deletion that waits until it is possible. `dueAt` is null until the owner has been told the day. */
export class AccountDeletion extends Model<InferAttributes<AccountDeletion>, InferCreationAttributes<AccountDeletion>> {
  declare userId: number;
  declare askedByUserId: number;
  declare askedAt: Date;
  declare dueAt: CreationOptional<Date | null>;
  // Set by an `include` (associations/accounts.ts).
  declare user?: NonAttribute<User>;
}

export function initAccountDeletion(sequelize: Sequelize): void {
  AccountDeletion.init(
    {
      userId: { ...reference(), primaryKey: true },
      askedByUserId: reference(),
      askedAt: instant(),
      dueAt: nullable(instant()),
    },
    { sequelize, tableName: 'account_deletions' },
  );
}
