import { clock } from '@bff/platform/clock';
import { conceal, reveal } from '@bff/platform/signing';
import { execute, select, selectOne } from '@db/query';

/** Use of the key that the secrets are sealed with. */
const USE = 'second-factor';

export interface SecondFactor {
  /** In base32. */
  secret: string;
  since: Date;
}

export const secondFactorStore = {
  async find(userId: number): Promise<SecondFactor | undefined> {
    const row = await selectOne<{ secret: string; since: Date }>(
      'SELECT secret, created_at AS since FROM second_factors WHERE user_id = :userId',
      { userId },
    );
    if (!row) return undefined;
    const secret = reveal(USE, row.secret);
    // Another APP_SECRET than the one it was sealed with: nobody gets in by that.
    if (secret === undefined) throw new Error(`the second factor of user ${userId} cannot be read`);
    return { secret, since: row.since };
  },

  async exists(userId: number): Promise<boolean> {
    return (await selectOne('SELECT user_id FROM second_factors WHERE user_id = :userId', { userId })) !== undefined;
  },

  /** False when the user has one already. */
  async insert(userId: number, secret: string, lastStep: number): Promise<boolean> {
    const { affectedRows } = await execute(
      'INSERT IGNORE INTO second_factors (user_id, secret, last_step, created_at) VALUES (:userId, :secret, :lastStep, :now)',
      { userId, secret: conceal(USE, secret), lastStep, now: clock.now() },
    );
    return affectedRows === 1;
  },

  /** Uses a time step up. False when it or a later one was used before: of many at once one gets true. */
  async useStep(userId: number, step: number): Promise<boolean> {
    const { affectedRows } = await execute(
      'UPDATE second_factors SET last_step = :step WHERE user_id = :userId AND last_step < :step',
      { userId, step },
    );
    return affectedRows === 1;
  },

  /** Takes the factor away with its codes. False when there was none. */
  async delete(userId: number): Promise<boolean> {
    return (await execute('DELETE FROM second_factors WHERE user_id = :userId', { userId })).affectedRows === 1;
  },

  async replaceCodes(userId: number, hashes: readonly string[]): Promise<void> {
    await execute('DELETE FROM recovery_codes WHERE user_id = :userId', { userId });
    for (const hash of hashes)
      await execute('INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES (:userId, :hash, :now)', {
        userId,
        hash,
        now: clock.now(),
      });
  },

  /** True for exactly one use of a code. */
  async useCode(userId: number, hash: string): Promise<boolean> {
    const { affectedRows } = await execute(
      'UPDATE recovery_codes SET used_at = :now WHERE user_id = :userId AND code_hash = :hash AND used_at IS NULL',
      { userId, hash, now: clock.now() },
    );
    return affectedRows === 1;
  },

  async codesLeft(userId: number): Promise<number> {
    const rows = await select('SELECT id FROM recovery_codes WHERE user_id = :userId AND used_at IS NULL', { userId });
    return rows.length;
  },
};
