import { execute, parseJson, select, selectOne } from '@db/query';
import type { Language, Role } from '../shared/actor';
import type { CustomerType } from '../shared/customer-type';
import type { SessionData, StoredSession } from './session-data';
import { isOfInactive, type OwnerStatus } from './is-of-inactive';

interface Row {
  id: number;
  userId: number | null;
  authenticatedAt: Date | null;
  data: unknown;
  idleSeconds: number;
  lastSeenAt: Date;
  expiresAt: Date;
  status: 'active' | 'inactive' | 'locked' | null;
  companyStatus: OwnerStatus | null;
  organisationStatus: OwnerStatus | null;
  credentialVersion: number;
  username: string;
  name: string;
  language: Language;
  train: number | null;
  companyId: number | null;
  customerId: number | null;
  contactType: CustomerType | null;
  roles: string | null;
  secondFactor: number;
}

export const sessionStore = {
  /** The session of a token with its user, roles and customer: one statement over keys. */
  async find(tokenHash: string): Promise<StoredSession | undefined> {
    const row = await selectOne<Row>(
      `SELECT s.id, s.user_id AS userId, s.authenticated_at AS authenticatedAt, s.data, s.idle_seconds AS idleSeconds, s.last_seen_at AS lastSeenAt, s.expires_at AS expiresAt,
          u.status, u.credential_version AS credentialVersion, u.username, u.name, u.language, g.train_replacement AS train, u.company_id AS companyId, c.id AS customerId,
          c.customer_type AS contactType, o.status AS companyStatus, g.status AS organisationStatus,
          (SELECT GROUP_CONCAT(r.role ORDER BY r.position) FROM user_roles r WHERE r.user_id = s.user_id) AS roles,
          EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = s.user_id) AS secondFactor
        FROM sessions s LEFT JOIN users u ON u.id = s.user_id LEFT JOIN customers c ON c.user_id = s.user_id
          LEFT JOIN companies o ON o.id = u.company_id
          LEFT JOIN deal_users d ON d.user_id = s.user_id LEFT JOIN deal_organisations g ON g.id = d.organisation_id
        WHERE s.token_hash = :tokenHash`,
      { tokenHash },
    );
    if (!row) return undefined;
    const { id, userId, authenticatedAt, idleSeconds, lastSeenAt, expiresAt } = row;
    const user =
      userId === null
        ? null
        : {
            actor: {
              kind: 'user' as const,
              userId,
              roles: (row.roles?.split(',') ?? []) as Role[],
              trainReplacementCustomer: Boolean(row.train),
              language: row.language,
              customerId: row.customerId,
              companyId: row.companyId,
              credentialVersion: row.credentialVersion,
            },
            username: row.username,
            name: row.name,
            contactType: row.contactType,
            active: row.status === 'active' && !isOfInactive(row),
            hasSecondFactor: Boolean(row.secondFactor),
          };
    return { id, user, authenticatedAt, data: parseJson<SessionData>(row.data), idleSeconds, lastSeenAt, expiresAt };
  },

  /** The version of the user's credentials, which nobody changes until the transaction ends. Undefined: no such user. */
  async lockCredentials(userId: number): Promise<number | undefined> {
    const row = await selectOne<{ version: number }>(
      'SELECT credential_version AS version FROM users WHERE id = :userId FOR UPDATE',
      { userId },
    );
    return row?.version;
  },

  /** Of a user, in the order of the scopes. */
  async rolesOf(userId: number): Promise<Role[]> {
    const rows = await select<{ role: Role }>('SELECT role FROM user_roles WHERE user_id = :userId ORDER BY position', {
      userId,
    });
    return rows.map(({ role }) => role);
  },

  async insert(session: {
    tokenHash: string;
    userId: number | null;
    authenticatedAt: Date | null;
    data: SessionData;
    idleSeconds: number;
    now: Date;
    expiresAt: Date;
  }): Promise<void> {
    await execute(
      `INSERT INTO sessions (token_hash, user_id, authenticated_at, data, idle_seconds, last_seen_at, expires_at, created_at)
        VALUES (:tokenHash, :userId, :authenticatedAt, :data, :idleSeconds, :now, :expiresAt, :now)`,
      { ...session, data: JSON.stringify(session.data) },
    );
  },

  /** Moves the time of the last visit on, unless another request has just done so. */
  async touch(id: number, now: Date, unlessSince: Date): Promise<void> {
    await execute('UPDATE sessions SET last_seen_at = :now WHERE id = :id AND last_seen_at <= :unlessSince', {
      id,
      now,
      unlessSince,
    });
  },

  /** Sets one value and leaves the others as they are in the database now: requests at the same time do not undo each other. */
  async set<Key extends keyof SessionData>(id: number, key: Key, value: SessionData[Key] | undefined): Promise<void> {
    const path = `$.${key}`;
    if (value === undefined)
      await execute('UPDATE sessions SET data = JSON_REMOVE(data, :path) WHERE id = :id', { id, path });
    else
      await execute("UPDATE sessions SET data = JSON_SET(data, :path, JSON_EXTRACT(:value, '$')) WHERE id = :id", {
        id,
        path,
        value: JSON.stringify(value),
      });
  },

  async delete(tokenHash: string): Promise<void> {
    await execute('DELETE FROM sessions WHERE token_hash = :tokenHash', { tokenHash });
  },

  async deleteOfUser(userId: number, exceptId: number | undefined): Promise<void> {
    await execute('DELETE FROM sessions WHERE user_id = :userId AND id <> :exceptId', {
      userId,
      exceptId: exceptId ?? 0,
    });
  },

  async deleteOfCompany(companyId: number): Promise<void> {
    await execute('DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE company_id = :companyId)', {
      companyId,
    });
  },

  async purge(now: Date): Promise<number> {
    const { affectedRows } = await execute(
      'DELETE FROM sessions WHERE expires_at <= :now OR last_seen_at <= DATE_SUB(:now, INTERVAL idle_seconds SECOND)',
      { now },
    );
    return affectedRows;
  },
};
