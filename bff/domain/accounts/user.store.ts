import { UniqueConstraintError } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import type { Language, Role } from '../shared/actor';
import { DomainError } from '../shared/errors';

/** A row of `users`, as far as logging in and the profile need it. */
export interface User {
  id: number;
  username: string;
  email: string;
  passwordHash: string | null;
  name: string;
  status: 'active' | 'inactive' | 'locked';
  language: Language;
  emailVerifiedAt: Date | null;
  /** Raised by whatever ends logins. */
  credentialVersion: number;
  createdAt: Date;
  /** The operator of a company administrator or a driver. */
  companyId: number | null;
  companyStatus: 'active' | 'suspended' | 'inactive' | null;
  /** Of the deal organisation that the user belongs to. */
  organisationStatus: 'active' | 'suspended' | 'inactive' | null;
}

const COLUMNS = `id, username, email, password_hash AS passwordHash, name, status, language, email_verified_at AS emailVerifiedAt, credential_version AS credentialVersion,
  created_at AS createdAt, company_id AS companyId, (SELECT c.status FROM companies c WHERE c.id = users.company_id) AS companyStatus,
  (SELECT o.status FROM deal_users d JOIN deal_organisations o ON o.id = d.organisation_id WHERE d.user_id = users.id) AS organisationStatus`;

/**
 * A unique key refused the row: says which of the two names is taken, at its field. A username that is the address was not typed: then it is
 * the address. Anything else is passed on.
 */
const asDuplicate =
  (user: { username: string; email: string }) =>
  (error: unknown): never => {
    if (error instanceof UniqueConstraintError) {
      const key = Object.keys(error.fields).join() + error.message;
      if (key.includes('users_username') && user.username !== user.email)
        throw new DomainError('user.duplicateUsername', [], 'username');
      if (/users_(username|email)/.test(key)) throw new DomainError('user.duplicateEmail', [], 'email');
    }
    throw error;
  };

/** Characters that a name to log in with may have, and so an address that is one. */
export const MAX_USERNAME = 80;

export interface NewUser {
  username: string;
  email: string;
  /** Null: invited, nobody can log in yet. */
  passwordHash: string | null;
  name: string;
  language: Language;
  companyId?: number | null;
  /** In the order of the token's scopes: the last one is the current role. */
  roles: readonly Role[];
}

export const userStore = {
  /** By username or e-mail address, in lower case. A username with @ is always its owner's own address, so at most one fits. */
  findByName: (name: string): Promise<User | undefined> =>
    selectOne<User>(
      `SELECT ${COLUMNS} FROM users WHERE username = :name UNION SELECT ${COLUMNS} FROM users WHERE email = :name LIMIT 1`,
      { name },
    ),
  findByEmail: (email: string): Promise<User | undefined> =>
    selectOne<User>(`SELECT ${COLUMNS} FROM users WHERE email = :email`, { email }),
  find: (id: number): Promise<User | undefined> =>
    selectOne<User>(`SELECT ${COLUMNS} FROM users WHERE id = :id`, { id }),
  lock: (id: number): Promise<User | undefined> =>
    selectOne<User>(`SELECT ${COLUMNS} FROM users WHERE id = :id FOR UPDATE`, { id }),

  /** In the order of the scopes. */
  async roles(id: number): Promise<Role[]> {
    const rows = await select<{ role: Role }>('SELECT role FROM user_roles WHERE user_id = :id ORDER BY position', {
      id,
    });
    return rows.map(({ role }) => role);
  },

  /** Of the operator or deal organisation that the user belongs to. */
  async companyName(id: number): Promise<string | null> {
    const row = await selectOne<{ name: string }>(
      `SELECT companies.name FROM users JOIN companies ON companies.id = users.company_id WHERE users.id = :id
        UNION SELECT o.name FROM deal_users d JOIN deal_organisations o ON o.id = d.organisation_id WHERE d.user_id = :id`,
      { id },
    );
    return row?.name ?? null;
  },

  async insert({ roles, companyId = null, ...user }: NewUser): Promise<number> {
    const now = clock.now();
    const { insertId } = await execute(
      `INSERT INTO users (username, email, password_hash, name, language, company_id, password_changed_at, created_at, updated_at)
        VALUES (:username, :email, :passwordHash, :name, :language, :companyId, IF(:passwordHash IS NULL, NULL, :now), :now, :now)`,
      { ...user, companyId, now },
    ).catch(asDuplicate(user));
    for (const [position, role] of roles.entries()) {
      await execute('INSERT INTO user_roles (user_id, role, position) VALUES (:id, :role, :position)', {
        id: insertId,
        role,
        position,
      });
    }
    return insertId;
  },

  async noteLogin(id: number): Promise<void> {
    await execute('UPDATE users SET last_login_at = :now WHERE id = :id', { id, now: clock.now() });
  },

  /** The same password, hashed at today's cost. */
  async renewHash(id: number, passwordHash: string): Promise<void> {
    await execute('UPDATE users SET password_hash = :passwordHash WHERE id = :id', { id, passwordHash });
  },

  async setPassword(id: number, passwordHash: string): Promise<void> {
    const now = clock.now();
    await execute(
      'UPDATE users SET password_hash = :passwordHash, password_changed_at = :now, updated_at = :now WHERE id = :id',
      { id, passwordHash, now },
    );
  },

  /** Logins that were verified before start nothing any more. Answers the version from now on. Inside a transaction that keeps the row. */
  async raiseCredentialVersion(id: number): Promise<number> {
    await execute('UPDATE users SET credential_version = credential_version + 1 WHERE id = :id', { id });
    const row = await selectOne<{ version: number }>('SELECT credential_version AS version FROM users WHERE id = :id', {
      id,
    });
    return row?.version ?? 0;
  },

  /** The address works: somebody has opened a link that was mailed to it. */
  async verifyEmail(id: number): Promise<void> {
    await execute('UPDATE users SET email_verified_at = COALESCE(email_verified_at, :now) WHERE id = :id', {
      id,
      now: clock.now(),
    });
  },

  async setLanguage(id: number, language: Language): Promise<void> {
    await execute('UPDATE users SET language = :language, updated_at = :now WHERE id = :id', {
      id,
      language,
      now: clock.now(),
    });
  },

  /** A username that is the old address follows it. `confirmed`: somebody has opened a link that was mailed to the new one. */
  async setEmail({ id, ...old }: User, email: string, { confirmed }: { confirmed: boolean }): Promise<void> {
    const now = clock.now();
    const username = old.username === old.email ? email : old.username;
    await execute(
      'UPDATE users SET email = :email, username = :username, email_verified_at = :verified, updated_at = :now WHERE id = :id',
      { id, email, username, verified: confirmed ? now : null, now },
    ).catch(asDuplicate({ username, email }));
  },
};
