import { clock } from '@bff/platform/clock';
import { execute } from '@db/query';

const KEEP_MS = 600_000;

export const nonceStore = {
  /** Uses a nonce up; false when it was used before. Of requests at the same time one gets true: the primary key decides. */
  async use(keyId: string, nonce: string): Promise<boolean> {
    const { affectedRows } = await execute(
      'INSERT IGNORE INTO request_nonces (key_id, nonce, expires_at) VALUES (:keyId, :nonce, :expiresAt)',
      { keyId, nonce, expiresAt: new Date(clock.millis() + KEEP_MS) },
    );
    return affectedRows === 1;
  },

  async purge(now: Date): Promise<number> {
    return (await execute('DELETE FROM request_nonces WHERE expires_at <= :now', { now })).affectedRows;
  },
};
