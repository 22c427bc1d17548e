import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { IdempotencyKey } from '@db/models';
import { alone } from '@db/query';
import { violates } from '@db/violates';

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

const named = ({ scope, key: idempotencyKey }: Key) => ({ scope, idempotencyKey });

export const idempotencyStore = {
  /** Takes the key for a request; false when it is taken. Of requests at the same time one gets it: the primary key decides. */
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

  /** Gives a key back, unless another request has taken it since. */
  async release(key: Key, createdAt?: Date): Promise<void> {
    await alone(() => IdempotencyKey.destroy({ where: { ...named(key), ...(createdAt && { createdAt }) } }));
  },

  purge: (now: Date): Promise<number> =>
    alone(() => IdempotencyKey.destroy({ where: { expiresAt: { [Op.lte]: now } } })),
};
