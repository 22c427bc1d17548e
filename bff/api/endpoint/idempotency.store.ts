import { clock } from '@bff/platform/clock';
import { execute, parseJson, selectOne } from '@db/query';

/** What a key was answered with; null while the first request is being handled. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}

interface Found {
  requestHash: string;
  response: KeptAnswer | null;
  createdAt: Date;
  expiresAt: Date;
}

interface Key {
  scope: string;
  key: string;
}

export const idempotencyStore = {
  /** Takes the key for a request; false when it is taken. Of requests at the same time one gets it. */
  async take({ scope, key }: Key, requestHash: string, expiresAt: Date): Promise<boolean> {
    const { affectedRows } = await execute(
      `INSERT IGNORE INTO idempotency_keys (scope, idempotency_key, request_hash, created_at, expires_at)
        VALUES (:scope, :key, :requestHash, :now, :expiresAt)`,
      { scope, key, requestHash, expiresAt, now: clock.now() },
    );
    return affectedRows === 1;
  },

  async find({ scope, key }: Key): Promise<Found | undefined> {
    const row = await selectOne<Omit<Found, 'response'> & { response: unknown }>(
      `SELECT request_hash AS requestHash, response, created_at AS createdAt, expires_at AS expiresAt FROM idempotency_keys
        WHERE scope = :scope AND idempotency_key = :key`,
      { scope, key },
    );
    return row && { ...row, response: row.response === null ? null : parseJson<KeptAnswer>(row.response) };
  },

  async keep({ scope, key }: Key, answer: KeptAnswer): Promise<void> {
    await execute('UPDATE idempotency_keys SET response = :answer WHERE scope = :scope AND idempotency_key = :key', {
      scope,
      key,
      answer: JSON.stringify(answer),
    });
  },

  /** Gives a key back, unless another request has taken it since. */
  async release({ scope, key }: Key, createdAt?: Date): Promise<void> {
    await execute(
      `DELETE FROM idempotency_keys WHERE scope = :scope AND idempotency_key = :key ${createdAt ? 'AND created_at = :createdAt' : ''}`,
      { scope, key, ...(createdAt ? { createdAt } : {}) },
    );
  },

  async purge(now: Date): Promise<number> {
    return (await execute('DELETE FROM idempotency_keys WHERE expires_at <= :now', { now })).affectedRows;
  },
};
