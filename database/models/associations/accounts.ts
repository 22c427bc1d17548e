import { AccountDeletion } from '../account-deletion';
import { Company } from '../company';
import { Customer } from '../customer';
import { DealOrganisation } from '../deal-organisation';
import { DealUser } from '../deal-user';
import { EventLogEntry } from '../event-log-entry';
import { SecondFactor } from '../second-factor';
import { User } from '../user';
import { UserRole } from '../user-role';

/** Names the foreign keys of the schema for `include`. */
export function associateAccounts(): void {
  const ofUser = { foreignKey: 'userId', constraints: false } as const;
  User.hasMany(UserRole, { ...ofUser, as: 'roles' });
  // For finding users by a role, including one that they have besides others.
  User.hasMany(UserRole, { ...ofUser, as: 'withRole' });
  User.hasMany(UserRole, { ...ofUser, as: 'otherRoles' });
  User.hasOne(Customer, { ...ofUser, as: 'customer' });
  User.hasOne(SecondFactor, { ...ofUser, as: 'secondFactor' });
  User.hasOne(AccountDeletion, { ...ofUser, as: 'deletion' });
  User.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  // Membership of a deal organisation is one row.
  User.hasOne(DealUser, { ...ofUser, as: 'membership' });
  DealUser.belongsTo(DealOrganisation, { as: 'organisation', foreignKey: 'organisationId', constraints: false });
  const user = { ...ofUser, as: 'user' };
  Customer.belongsTo(User, user);
  AccountDeletion.belongsTo(User, user);
  EventLogEntry.belongsTo(User, { as: 'actor', foreignKey: 'actorUserId', constraints: false });
}
