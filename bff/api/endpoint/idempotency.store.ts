import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { IdempotencyKey } from '@db/models';
import { alone } from '@db/query';
import { violates } from '@db/violates';

/** The answer kept for a key; null while the first request is in progress. */
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

const named = ({ scope, key: idempotencyKey }: Key) => ({ scope, idempotencyKey });

export const idempotencyStore = {
  /** Claims the key for a request; false if it is taken. The primary key lets one of several simultaneous requests through. */
  async take(key: Key, requestHash: string, expiresAt: Date): Promise<boolean> {
    try {
      await alone(() => IdempotencyKey.create({ ...named(key), requestHash, createdAt: clock.now(), expiresAt }));
      return true;
    } catch (error) {
      if (violates(error, 'PRIMARY')) return false;
      throw error;
    }
  },

  async find(key: Key): Promise<Found | undefined> {
    const row = await alone(() => IdempotencyKey.findOne({ where: named(key) }));
    if (!row) return undefined;
    const { requestHash, response, createdAt, expiresAt } = row;
    return { requestHash, response: response as KeptAnswer | null, createdAt, expiresAt };
  },

  async keep(key: Key, answer: KeptAnswer): Promise<void> {
    await alone(() => IdempotencyKey.update({ response: answer }, { where: named(key) }));
  },

  /** Releases a key, unless another request has claimed it since. */
  async release(key: Key, createdAt?: Date): Promise<void> {
    await alone(() => IdempotencyKey.destroy({ where: { ...named(key), ...(createdAt && { createdAt }) } }));
  },

  purge: (now: Date): Promise<number> =>
    alone(() => IdempotencyKey.destroy({ where: { expiresAt: { [Op.lte]: now } } })),
};
