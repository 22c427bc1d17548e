import { Op } from 'sequelize';
import type { TokenKind } from '@states/token-kinds';
import { clock } from '@bff/platform/clock';
import { OneTimeToken } from '@db/models';
import { newToken, tokenHash } from '../shared/secret-token';

export type { TokenKind } from '@states/token-kinds';

interface FoundToken {
  id: number;
  userId: number;
  kind: TokenKind;
}

const usable = () => ({ usedAt: null, expiresAt: { [Op.gt]: clock.now() } });

export const oneTimeTokenStore = {
  /** A new token for a link in a mail; it works once, until `expiresAt`. */
  async issue(userId: number, kind: TokenKind, expiresAt: Date): Promise<string> {
    const token = newToken();
    await OneTimeToken.create({ userId, kind, tokenHash: tokenHash(token), expiresAt, createdAt: clock.now() });
    return token;
  },

  /** The token if it can still be used; reading does not use it up. */
  async find(token: string, kinds: readonly TokenKind[]): Promise<FoundToken | undefined> {
    const found = await OneTimeToken.findOne({ where: { tokenHash: tokenHash(token), kind: [...kinds], ...usable() } });
    return found ? { id: found.id, userId: found.userId, kind: found.kind } : undefined;
  },

  /** Uses it up. True for exactly one caller, however many come at once. */
  async use(id: number): Promise<boolean> {
    const [used] = await OneTimeToken.update({ usedAt: clock.now() }, { where: { id, ...usable() } });
    return used === 1;
  },

  /** Revokes the user's other links of these kinds. */
  async revoke(userId: number, kinds: readonly TokenKind[]): Promise<void> {
    await OneTimeToken.update({ usedAt: clock.now() }, { where: { userId, kind: [...kinds], usedAt: null } });
  },

  issuedSince: (userId: number, kind: TokenKind, since: Date): Promise<number> =>
    OneTimeToken.count({ where: { userId, kind, createdAt: { [Op.gt]: since } } }),

  purge: (before: Date): Promise<number> => OneTimeToken.destroy({ where: { expiresAt: { [Op.lt]: before } } }),
};
