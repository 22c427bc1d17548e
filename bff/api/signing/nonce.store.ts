import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { RequestNonce } from '@db/models';
import { alone } from '@db/query';
import { violates } from '@db/violates';

const KEEP_MS = 600_000;

export const nonceStore = {
  /** Uses up a nonce; false if it was used before. The primary key lets one of several simultaneous requests through. */
  async use(keyId: string, nonce: string): Promise<boolean> {
    try {
      await alone(() => RequestNonce.create({ keyId, nonce, expiresAt: new Date(clock.millis() + KEEP_MS) }));
      return true;
    } catch (error) {
      if (violates(error, 'PRIMARY')) return false;
      throw error;
    }
  },

  purge: (now: Date): Promise<number> => alone(() => RequestNonce.destroy({ where: { expiresAt: { [Op.lte]: now } } })),
};
