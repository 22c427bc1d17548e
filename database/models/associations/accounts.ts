import { Company } from '../company';
import { Customer } from '../customer';
import { User } from '../user';
import { UserRole } from '../user-role';

/** The schema holds the foreign keys; here they get the names that an `include` uses. */
export function associateAccounts(): void {
  User.hasMany(UserRole, { as: 'roles', foreignKey: 'userId', constraints: false });
  Customer.belongsTo(User, { as: 'user', foreignKey: 'userId', constraints: false });
  User.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
}
