import { execute, select, selectOne } from '@db/query';

/** Stands for every address: its row locks the account for all of them until a reset. */
export const EVERYWHERE = '*';

export interface Failures {
  /** From this address since `recent`. */
  fromHere: number;
  /** From anywhere since `today`, of one address at most as many as lock the account for it: one alone never locks it for all. */
  fromAnywhere: number;
  lockedForAll: boolean;
}

export interface LoginLock {
  /** From where; null: from everywhere, until somebody unlocks. */
  address: string | null;
  since: Date;
  /** The first of the failures that count: when it is forgotten, the address may try again. Null for everywhere. */
  oldest: Date | null;
}

export const loginAttemptStore = {
  /** One try of an account at a time until the transaction ends, whether the account exists or not. */
  async lockAccount(accountKey: string, expireMillis: number): Promise<void> {
    await execute(
      'INSERT INTO rate_limits (`key`, points, expire) VALUES (:key, 0, :expire) ON DUPLICATE KEY UPDATE expire = :expire',
      { key: `login:${accountKey}`, expire: expireMillis },
    );
  },

  async failures(
    accountKey: string,
    address: string,
    since: { recent: Date; today: Date; mostOfOne: number },
  ): Promise<Failures> {
    const row = await selectOne<{ fromHere: number; fromAnywhere: number; locks: number }>(
      `SELECT
        (SELECT COUNT(*) FROM login_attempts WHERE account_key = :accountKey AND address = :address AND attempted_at > :recent
          AND NOT succeeded) AS fromHere,
        (SELECT CAST(COALESCE(SUM(LEAST(each_one.failed, :mostOfOne)), 0) AS SIGNED) FROM
          (SELECT COUNT(*) AS failed FROM login_attempts WHERE account_key = :accountKey AND address <> :everywhere
            AND attempted_at > :today AND NOT succeeded GROUP BY address) each_one) AS fromAnywhere,
        (SELECT COUNT(*) FROM login_attempts WHERE account_key = :accountKey AND address = :everywhere) AS locks`,
      { accountKey, address, everywhere: EVERYWHERE, ...since },
    );
    return {
      fromHere: row?.fromHere ?? 0,
      fromAnywhere: Number(row?.fromAnywhere ?? 0),
      lockedForAll: (row?.locks ?? 0) > 0,
    };
  },

  /** A try counts as failed until its password has turned out right. It says whose account it is, where there is one. */
  async insert(accountKey: string, address: string, userId: number | undefined, at: Date): Promise<void> {
    await execute(
      `INSERT INTO login_attempts (account_key, address, succeeded, attempted_at, user_id)
        VALUES (:accountKey, :address, FALSE, :at, :userId)`,
      { accountKey, address, at, userId: userId ?? null },
    );
  },

  lockForAll: (accountKey: string, userId: number | undefined, at: Date): Promise<void> =>
    loginAttemptStore.insert(accountKey, EVERYWHERE, userId, at),

  /** What keeps a user from logging in: for everybody, or for an address since so many failures. `recent` as for `failures`. */
  async locksOf(userId: number, fromAddress: number, recent: Date): Promise<LoginLock[]> {
    const rows = await select<{ address: string; since: Date; oldest: Date }>(
      `SELECT address, MAX(attempted_at) AS since, MIN(attempted_at) AS oldest FROM login_attempts
        WHERE user_id = :userId AND NOT succeeded AND (address = :everywhere OR attempted_at > :recent)
        GROUP BY account_key, address HAVING address = :everywhere OR COUNT(*) >= :fromAddress ORDER BY since DESC`,
      { userId, fromAddress, recent, everywhere: EVERYWHERE },
    );
    return rows.map(({ address, since, oldest }) =>
      address === EVERYWHERE ? { address: null, since, oldest: null } : { address, since, oldest },
    );
  },

  /** The right password from an address: what it failed before is forgotten. */
  async succeed(accountKey: string, address: string, userId: number | undefined, at: Date): Promise<void> {
    await execute(
      'DELETE FROM login_attempts WHERE account_key = :accountKey AND address = :address AND NOT succeeded',
      { accountKey, address },
    );
    await execute(
      `INSERT INTO login_attempts (account_key, address, succeeded, attempted_at, user_id)
        VALUES (:accountKey, :address, TRUE, :at, :userId)`,
      { accountKey, address, at, userId: userId ?? null },
    );
  },

  /** Everything about the account is forgotten, its lock too. */
  async clear(accountKey: string): Promise<void> {
    await execute('DELETE FROM login_attempts WHERE account_key = :accountKey', { accountKey });
  },

  /** Takes away what no rule looks at any more; answers how many rows. Locks stay for 90 days. */
  async purge(before: { attempts: Date; locks: Date }): Promise<number> {
    const { affectedRows } = await execute(
      'DELETE FROM login_attempts WHERE attempted_at < :attempts AND (address <> :everywhere OR attempted_at < :locks)',
      { ...before, everywhere: EVERYWHERE },
    );
    return affectedRows;
  },
};
