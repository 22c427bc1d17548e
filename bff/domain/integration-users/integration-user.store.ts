import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';

/** A row of `integration_users`; the secrets are still encrypted. */
export interface StoredIntegration {
  id: number;
  name: string;
  status: 'active' | 'canceled';
  keyId: string;
  companyId: number | null;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
}

const COLUMNS = `id, name, status, key_id AS keyId, company_id AS companyId, secret, previous_secret AS previousSecret,
  previous_until AS previousUntil`;

export const integrationUserStore = {
  findByKey: (keyId: string): Promise<StoredIntegration | undefined> =>
    selectOne<StoredIntegration>(`SELECT ${COLUMNS} FROM integration_users WHERE key_id = :keyId`, { keyId }),
  lock: (id: number): Promise<StoredIntegration | undefined> =>
    selectOne<StoredIntegration>(`SELECT ${COLUMNS} FROM integration_users WHERE id = :id FOR UPDATE`, { id }),

  async insert(row: { name: string; keyId: string; companyId: number | null; secret: string }): Promise<number> {
    const { insertId } = await execute(
      `INSERT INTO integration_users (name, key_id, company_id, secret, created_at, updated_at)
        VALUES (:name, :keyId, :companyId, :secret, :now, :now)`,
      { ...row, now: clock.now() },
    );
    return insertId;
  },

  /** The secret so far stays good until `previousUntil`; one before it ends now. */
  async rotate(id: number, secret: string, previousUntil: Date): Promise<void> {
    await execute(
      `UPDATE integration_users SET previous_secret = secret, previous_until = :previousUntil, updated_at = :now WHERE id = :id`,
      { id, previousUntil, now: clock.now() },
    );
    await execute('UPDATE integration_users SET secret = :secret WHERE id = :id', { id, secret });
  },

  async cancel(id: number): Promise<void> {
    await execute("UPDATE integration_users SET status = 'canceled', updated_at = :now WHERE id = :id", {
      id,
      now: clock.now(),
    });
  },
};
