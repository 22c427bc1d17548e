import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import type { Language, Role } from '../shared/actor';
import { ROLE_LIST, rolesIn, STANDING, standingValues, type UserStanding } from './user-list.store';

/** An account as those who administer it see and change it. */
export interface ManagedUser {
  id: number;
  username: string;
  name: string;
  email: string;
  /** E.164 or empty. */
  phone: string;
  language: Language;
  status: 'active' | 'inactive' | 'locked';
  standing: UserStanding;
  /** In the order of the scopes. */
  roles: Role[];
  companyId: number | null;
  companyName: string | null;
  /** The customer record of a customer. */
  customerId: number | null;
  emailVerified: boolean;
  hasPassword: boolean;
  /** Asked for a code besides the password. */
  hasSecondFactor: boolean;
  /** Its deletion has been asked for, and waits. */
  awaitsDeletion: boolean;
  lastLogin: Date | null;
  created: Date;
}

interface Row extends Omit<
  ManagedUser,
  'roles' | 'emailVerified' | 'hasPassword' | 'hasSecondFactor' | 'awaitsDeletion'
> {
  roles: string | null;
  emailVerified: number;
  hasPassword: number;
  hasSecondFactor: number;
  awaitsDeletion: number;
}

const QUERY = `SELECT u.id, u.username, u.name, u.email, u.phone, u.language, u.status, ${STANDING} AS standing, ${ROLE_LIST} AS roles,
    u.company_id AS companyId, (SELECT o.name FROM companies o WHERE o.id = u.company_id) AS companyName,
    (SELECT c.id FROM customers c WHERE c.user_id = u.id) AS customerId,
    u.email_verified_at IS NOT NULL AS emailVerified, u.password_hash IS NOT NULL AS hasPassword, EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id) AS hasSecondFactor,
    EXISTS (SELECT 1 FROM account_deletions d WHERE d.user_id = u.id) AS awaitsDeletion, u.last_login_at AS lastLogin, u.created_at AS created
  FROM users u WHERE u.id = :id AND u.pseudonymised_at IS NULL`;

export const managedUserStore = {
  /** A deleted account is not there. */
  async find(id: number): Promise<ManagedUser | undefined> {
    const row = await selectOne<Row>(QUERY, { id, ...standingValues() });
    return (
      row && {
        ...row,
        roles: rolesIn(row.roles),
        emailVerified: Boolean(row.emailVerified),
        hasPassword: Boolean(row.hasPassword),
        hasSecondFactor: Boolean(row.hasSecondFactor),
        awaitsDeletion: Boolean(row.awaitsDeletion),
      }
    );
  },

  /** Nobody else changes the account until the transaction ends. */
  async lock(id: number): Promise<ManagedUser | undefined> {
    await selectOne('SELECT id FROM users WHERE id = :id FOR UPDATE', { id });
    return this.find(id);
  },

  async update(
    id: number,
    facts: { name: string; phone: string; companyId: number | null; roles: readonly Role[] },
  ): Promise<void> {
    const { roles, ...rest } = facts;
    await execute(
      'UPDATE users SET name = :name, phone = :phone, company_id = :companyId, updated_at = :now WHERE id = :id',
      { id, ...rest, now: clock.now() },
    );
    await this.setRoles(id, roles);
  },

  async setRoles(id: number, roles: readonly Role[]): Promise<void> {
    await execute('DELETE FROM user_roles WHERE user_id = :id', { id });
    for (const [position, role] of roles.entries())
      await execute('INSERT INTO user_roles (user_id, role, position) VALUES (:id, :role, :position)', { id, role, position }); // prettier-ignore
  },

  async setPhone(id: number, phone: string): Promise<void> {
    await execute('UPDATE users SET phone = :phone WHERE id = :id', { id, phone });
  },

  async setStatus(id: number, status: ManagedUser['status']): Promise<void> {
    await execute('UPDATE users SET status = :status, updated_at = :now WHERE id = :id', {
      id,
      status,
      now: clock.now(),
    });
  },

  /** Takes the person out of the account. The row stays: the event log and orders say by whom. Name and address can be used anew. */
  async erase(id: number): Promise<void> {
    for (const table of [
      'user_roles',
      'sessions',
      'access_tokens',
      'one_time_tokens',
      'email_changes',
      'recovery_codes',
      'account_deletions',
      'second_factors',
      'driver_cost_list_drivers',
    ])
      await execute(`DELETE FROM ${table} WHERE user_id = :id`, { id });
    await execute(
      `UPDATE users SET username = CONCAT('deleted-', id), email = CONCAT('deleted-', id, '@deleted.invalid'), name = '', phone = '',
          password_hash = NULL, status = 'inactive', email_verified_at = NULL, last_login_at = NULL, pseudonymised_at = :now, updated_at = :now WHERE id = :id`,
      { id, now: clock.now() },
    );
  },

  /** Journeys with this driver that are not over. */
  async openJourneys(id: number): Promise<number> {
    const row = await selectOne<{ open: number }>(
      `SELECT COUNT(*) AS open FROM journeys j JOIN bookings b ON b.id = j.booking_id
        WHERE j.driver_user_id = :id AND j.status IN ('notStarted', 'started', 'finished', 'returnStarted') AND b.status <> 'canceled'
          AND (j.status <> 'finished' OR b.return_at IS NOT NULL)`,
      { id },
    );
    return row?.open ?? 0;
  },
};

/** Who could administer instead: all active ones, whether they have a password yet or not. */
export interface OtherAdministrator {
  canLogIn: number;
}

/** Those who keep something going: locks so that two changes at once see each other. */
export const administratorStore = {
  async lockCompany(companyId: number): Promise<boolean> {
    return (await selectOne('SELECT id FROM companies WHERE id = :companyId FOR UPDATE', { companyId })) !== undefined;
  },
  async lockOwners(): Promise<void> {
    await select("SELECT user_id FROM user_roles WHERE role = 'SYSTEM_OWNER' ORDER BY user_id FOR UPDATE");
  },
  /** Invited as owners of the system, and not yet there. */
  async invitedOwners(): Promise<number[]> {
    const rows = await select<{ id: number }>(
      `SELECT u.id FROM user_roles r JOIN users u ON u.id = r.user_id WHERE r.role = 'SYSTEM_OWNER' AND u.password_hash IS NULL ORDER BY u.id`,
    );
    return rows.map(({ id }) => id);
  },
  otherCompanyAdmins: (companyId: number, exceptId: number): Promise<OtherAdministrator[]> =>
    others("u.company_id = :companyId AND r.role = 'COMPANY_ADMIN'", { companyId, exceptId }),
  otherOwners: (exceptId: number): Promise<OtherAdministrator[]> => others("r.role = 'SYSTEM_OWNER'", { exceptId }),
};

const others = (which: string, values: Record<string, number>): Promise<OtherAdministrator[]> =>
  select<OtherAdministrator>(
    `SELECT u.password_hash IS NOT NULL AS canLogIn FROM user_roles r JOIN users u ON u.id = r.user_id
      WHERE ${which} AND u.status = 'active' AND u.id <> :exceptId`,
    values,
  );
