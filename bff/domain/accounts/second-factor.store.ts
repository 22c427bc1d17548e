import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { conceal, reveal } from '@bff/platform/signing';
import { RecoveryCode, SecondFactor as Row } from '@db/models';
import { violates } from '@db/violates';

/** The purpose of the key that seals the secrets. */
const USE = 'second-factor';

export interface SecondFactor {
  /** In base32. */
  secret: string;
  since: Date;
}

export const secondFactorStore = {
  async find(userId: number): Promise<SecondFactor | undefined> {
    const row = await Row.findByPk(userId);
    if (!row) return undefined;
    const secret = reveal(USE, row.secret);
    // Sealed with another APP_SECRET: nobody gets in with it.
    if (secret === undefined) throw new Error(`the second factor of user ${userId} cannot be read`);
    return { secret, since: row.createdAt };
  },

  exists: async (userId: number): Promise<boolean> => (await Row.count({ where: { userId } })) > 0,

  /** False if the user has one already. */
  async insert(userId: number, secret: string, lastStep: number): Promise<boolean> {
    try {
      await Row.create({ userId, secret: conceal(USE, secret), lastStep, createdAt: clock.now() });
      return true;
    } catch (error) {
      if (violates(error, 'PRIMARY')) return false;
      throw error;
    }
  },

  /** Uses up a time step. False if it or a later one was used before: of many at once one gets true. */
  async useStep(userId: number, step: number): Promise<boolean> {
    const [used] = await Row.update({ lastStep: step }, { where: { userId, lastStep: { [Op.lt]: step } } });
    return used === 1;
  },

  /** Removes the factor with its codes. False if there was none. */
  delete: async (userId: number): Promise<boolean> => (await Row.destroy({ where: { userId } })) === 1,

  async replaceCodes(userId: number, hashes: readonly string[]): Promise<void> {
    await RecoveryCode.destroy({ where: { userId } });
    const createdAt = clock.now();
    await RecoveryCode.bulkCreate(hashes.map((codeHash) => ({ userId, codeHash, createdAt })));
  },

  /** True for exactly one use of a code. */
  async useCode(userId: number, codeHash: string): Promise<boolean> {
    const [used] = await RecoveryCode.scope('unused').update({ usedAt: clock.now() }, { where: { userId, codeHash } });
    return used === 1;
  },

  codesLeft: (userId: number): Promise<number> => RecoveryCode.scope('unused').count({ where: { userId } }),
};
