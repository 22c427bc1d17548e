import { col, fn, Op, where } from 'sequelize';
import { LoginAttempt, RateLimit } from '@db/models';

/** Stands for all addresses: its row locks the account for all of them until a reset. */
const EVERYWHERE = '*';

export interface Failures {
  /** From this address since `recent`. */
  fromHere: number;
  /**
   * From anywhere since `today`, counting for each address at most as many as lock the account for it: one address alone never locks it for
   * all.
   */
  fromAnywhere: number;
  lockedForAll: boolean;
}

export interface LoginLock {
  /** The address; null: from everywhere, until somebody unlocks. */
  address: string | null;
  since: Date;
  /** The oldest failure that counts: when it is forgotten, the address may try again. Null for everywhere. */
  oldest: Date | null;
}

/** The rule for locks: this many failures from an address after that instant. */
export interface LockRule {
  fromAddress: number;
  recent: Date;
}

/** Failures grouped by user and address: a row for every lock, including the one from everywhere. */
const locks = (userId: number | readonly number[] | undefined, { fromAddress, recent }: LockRule) =>
  LoginAttempt.findAll({
    attributes: [
      'userId',
      'address',
      [fn('MAX', col('attempted_at')), 'since'],
      [fn('MIN', col('attempted_at')), 'oldest'],
    ],
    where: {
      userId: userId === undefined ? { [Op.not]: null } : typeof userId === 'number' ? userId : [...userId],
      succeeded: false,
      [Op.or]: [{ address: EVERYWHERE }, { attemptedAt: { [Op.gt]: recent } }],
    },
    group: ['user_id', 'account_key', 'address'],
    having: { [Op.or]: [{ address: EVERYWHERE }, where(fn('COUNT', col('id')), { [Op.gte]: fromAddress })] },
    order: [[col('since'), 'DESC']],
  });

export const loginAttemptStore = {
  /**
   * Serialises attempts under a key until the transaction ends, whether the account exists or not: a missing row is created and locked in
   * one statement. It lives in the rate limiter's table, which forgets it later.
   */
  async lockKey(key: string, expire: number): Promise<void> {
    await RateLimit.bulkCreate([{ key: `login:${key}`, expire }], { updateOnDuplicate: ['expire'] });
  },

  async failures(
    accountKey: string,
    address: string,
    since: { recent: Date; today: Date; mostOfOne: number },
  ): Promise<Failures> {
    const failed = { accountKey, succeeded: false };
    const fromHere = await LoginAttempt.count({
      where: { ...failed, address, attemptedAt: { [Op.gt]: since.recent } },
    });
    const byAddress = await LoginAttempt.count({
      where: { ...failed, address: { [Op.ne]: EVERYWHERE }, attemptedAt: { [Op.gt]: since.today } },
      group: ['address'],
    });
    const fromAnywhere = byAddress.reduce((sum, { count }) => sum + Math.min(count, since.mostOfOne), 0);
    const lockedForAll = (await LoginAttempt.count({ where: { accountKey, address: EVERYWHERE } })) > 0;
    return { fromHere, fromAnywhere, lockedForAll };
  },

  /** An attempt counts as failed until its password turns out right. It records the account, if there is one. */
  async insert(accountKey: string, address: string, userId: number | undefined, attemptedAt: Date): Promise<void> {
    await LoginAttempt.create({ accountKey, address, succeeded: false, attemptedAt, userId: userId ?? null });
  },

  lockForAll: (accountKey: string, userId: number | undefined, at: Date): Promise<void> =>
    loginAttemptStore.insert(accountKey, EVERYWHERE, userId, at),

  /** What keeps a user from logging in: for everybody, or for an address with too many failures. Newest first. */
  async locksOf(userId: number, rule: LockRule): Promise<LoginLock[]> {
    const rows = await locks(userId, rule);
    return rows.map((row) => {
      const since = row.get('since') as Date;
      const isForAll = row.address === EVERYWHERE;
      return isForAll
        ? { address: null, since, oldest: null }
        : { address: row.address, since, oldest: row.get('oldest') as Date };
    });
  },

  /** Which of the users (of all, without a list) are locked: from everywhere, or from some address only. */
  async lockedUsers(rule: LockRule, userIds?: readonly number[]): Promise<Map<number, 'everywhere' | 'somewhere'>> {
    const locked = new Map<number, 'everywhere' | 'somewhere'>();
    for (const { userId, address } of await locks(userIds, rule))
      if (userId !== null && locked.get(userId) !== 'everywhere')
        locked.set(userId, address === EVERYWHERE ? 'everywhere' : 'somewhere');
    return locked;
  },

  /** The right password from an address: earlier failures there, under any of the keys, are forgotten. The first key is the account's. */
  async succeed(
    keys: readonly [account: string, ...others: string[]],
    address: string,
    userId: number | undefined,
    attemptedAt: Date,
  ): Promise<void> {
    await LoginAttempt.destroy({ where: { accountKey: [...keys], address, succeeded: false } });
    await LoginAttempt.create({ accountKey: keys[0], address, succeeded: true, attemptedAt, userId: userId ?? null });
  },

  /** Forgets everything under these keys, including locks. */
  async clear(accountKeys: readonly string[]): Promise<void> {
    await LoginAttempt.destroy({ where: { accountKey: [...accountKeys] } });
  },

  /** Deletes what no rule looks at any more; returns the number of rows. Locks stay for 90 days. */
  purge: (before: { attempts: Date; locks: Date }): Promise<number> =>
    LoginAttempt.destroy({
      where: {
        attemptedAt: { [Op.lt]: before.attempts },
        [Op.or]: [{ address: { [Op.ne]: EVERYWHERE } }, { attemptedAt: { [Op.lt]: before.locks } }],
      },
    }),
};
