import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { EmailChange as Row } from '@db/models';
import { newToken, tokenHash } from '../shared/secret-token';

interface EmailChange {
  id: number;
  userId: number;
  newEmail: string;
}

const plain = (row: Row | null): EmailChange | undefined =>
  row ? { id: row.id, userId: row.userId, newEmail: row.newEmail } : undefined;

/** It is pending, and its link has not expired. */
const open = () => ({ endedAt: null, expiresAt: { [Op.gt]: clock.now() } });

export const emailChangeStore = {
  /** Creates a change with the token of its link; the previous one, if any, has ended. */
  async issue(userId: number, newEmail: string, expiresAt: Date): Promise<string> {
    const token = newToken();
    await Row.create({ userId, newEmail, tokenHash: tokenHash(token), expiresAt, createdAt: clock.now() });
    return token;
  },

  /** The change that a link confirms, if it still can. */
  find: async (token: string): Promise<EmailChange | undefined> =>
    plain(await Row.findOne({ where: { tokenHash: tokenHash(token), ...open() } })),

  /** The user's pending change; undefined once its link has expired. */
  pendingOf: async (userId: number): Promise<EmailChange | undefined> =>
    plain(await Row.findOne({ where: { userId, ...open() } })),

  /** Confirms it. True for exactly one caller, however many come at once. */
  async confirm(id: number): Promise<boolean> {
    const [confirmed] = await Row.update({ endedAt: clock.now(), outcome: 'confirmed' }, { where: { id, ...open() } });
    return confirmed === 1;
  },

  /** Ends the user's pending change. True if there was one. */
  async end(userId: number, outcome: 'canceled' | 'replaced'): Promise<boolean> {
    const [ended] = await Row.update({ endedAt: clock.now(), outcome }, { where: { userId, endedAt: null } });
    return ended > 0;
  },

  /** How often the user asked recently, and when first. */
  async askedSince(userId: number, since: Date): Promise<{ times: number; first: Date | null }> {
    const asked = await Row.findAll({
      attributes: ['createdAt'],
      where: { userId, createdAt: { [Op.gt]: since } },
      order: ['createdAt'],
    });
    return { times: asked.length, first: asked[0]?.createdAt ?? null };
  },

  purge: (before: Date): Promise<number> => Row.destroy({ where: { createdAt: { [Op.lt]: before } } }),
};
