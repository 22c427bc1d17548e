import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';
import type { Language, Role, UserActor } from '../shared/actor';

interface Row {
  userId: number;
  language: Language;
  train: number | null;
  companyId: number | null;
  credentialVersion: number;
  customerId: number | null;
  roles: string | null;
}

export const accessTokenStore = {
  async insert(token: { tokenHash: string; userId: number; expiresAt: Date }): Promise<void> {
    await execute(
      `INSERT INTO access_tokens (token_hash, user_id, expires_at, created_at) VALUES (:tokenHash, :userId, :expiresAt, :now)`,
      { ...token, now: clock.now() },
    );
  },

  /** Who a token that is not revoked belongs to, as they are now; undefined too when the user may no longer log in. */
  async findActor(tokenHash: string): Promise<UserActor | undefined> {
    const row = await selectOne<Row>(
      `SELECT u.id AS userId, u.language, g.train_replacement AS train, u.company_id AS companyId, u.credential_version AS credentialVersion, c.id AS customerId,
          (SELECT GROUP_CONCAT(r.role ORDER BY r.position) FROM user_roles r WHERE r.user_id = u.id) AS roles
        FROM access_tokens t JOIN users u ON u.id = t.user_id LEFT JOIN customers c ON c.user_id = u.id
          LEFT JOIN companies o ON o.id = u.company_id
          LEFT JOIN deal_users d ON d.user_id = u.id LEFT JOIN deal_organisations g ON g.id = d.organisation_id
        WHERE t.token_hash = :tokenHash AND t.revoked_at IS NULL AND u.status = 'active' AND (o.status IS NULL OR o.status <> 'inactive')
          AND (g.status IS NULL OR g.status <> 'inactive')`,
      { tokenHash },
    );
    if (!row) return undefined;
    const { userId, language, train, companyId, customerId, credentialVersion } = row;
    const roles = (row.roles?.split(',') ?? []) as Role[];
    return { kind: 'user', userId, roles, trainReplacementCustomer: Boolean(train), language, customerId, companyId, credentialVersion }; // prettier-ignore
  },

  async revoke(tokenHash: string, now: Date): Promise<void> {
    await execute('UPDATE access_tokens SET revoked_at = :now WHERE token_hash = :tokenHash AND revoked_at IS NULL', {
      tokenHash,
      now,
    });
  },

  async revokeOfUser(userId: number, now: Date): Promise<void> {
    await execute('UPDATE access_tokens SET revoked_at = :now WHERE user_id = :userId AND revoked_at IS NULL', {
      userId,
      now,
    });
  },

  async revokeOfCompany(companyId: number, now: Date): Promise<void> {
    await execute(
      `UPDATE access_tokens SET revoked_at = :now
        WHERE revoked_at IS NULL AND user_id IN (SELECT id FROM users WHERE company_id = :companyId)`,
      { companyId, now },
    );
  },

  async purge(before: Date): Promise<number> {
    return (await execute('DELETE FROM access_tokens WHERE expires_at <= :before', { before })).affectedRows;
  },

  /** Whether the user has the claim of train replacement: their organisation's. */
  async isTrainReplacement(userId: number): Promise<boolean> {
    const row = await selectOne<{ train: number }>(
      'SELECT o.train_replacement AS train FROM deal_users d JOIN deal_organisations o ON o.id = d.organisation_id WHERE d.user_id = :userId',
      { userId },
    );
    return Boolean(row?.train);
  },
};
