import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';
import { newToken, tokenHash } from '../shared/secret-token';

export type TokenKind = 'passwordReset' | 'emailVerification' | 'invitation' | 'secondStep';

interface FoundToken {
  id: number;
  userId: number;
  kind: TokenKind;
}

export const oneTimeTokenStore = {
  /** A new token for a link in mail; it works once, until `expiresAt`. */
  async issue(userId: number, kind: TokenKind, expiresAt: Date): Promise<string> {
    const token = newToken();
    await execute(
      `INSERT INTO one_time_tokens (user_id, kind, token_hash, expires_at, created_at)
        VALUES (:userId, :kind, :hash, :expiresAt, :now)`,
      { userId, kind, hash: tokenHash(token), expiresAt, now: clock.now() },
    );
    return token;
  },

  /** The token if it can still be used; reading does not use it. */
  find: (token: string, kinds: readonly TokenKind[]): Promise<FoundToken | undefined> =>
    selectOne<FoundToken>(
      `SELECT id, user_id AS userId, kind FROM one_time_tokens
        WHERE token_hash = :hash AND kind IN (:kinds) AND used_at IS NULL AND expires_at > :now`,
      { hash: tokenHash(token), kinds, now: clock.now() },
    ),

  /** Uses it up. True for exactly one caller, however many come at once. */
  async use(id: number): Promise<boolean> {
    const { affectedRows } = await execute(
      'UPDATE one_time_tokens SET used_at = :now WHERE id = :id AND used_at IS NULL AND expires_at > :now',
      { id, now: clock.now() },
    );
    return affectedRows === 1;
  },

  /** The user's other links of these kinds stop working. */
  async revoke(userId: number, kinds: readonly TokenKind[]): Promise<void> {
    await execute(
      'UPDATE one_time_tokens SET used_at = :now WHERE user_id = :userId AND kind IN (:kinds) AND used_at IS NULL',
      { userId, kinds, now: clock.now() },
    );
  },

  async issuedSince(userId: number, kind: TokenKind, since: Date): Promise<number> {
    const row = await selectOne<{ issued: number }>(
      'SELECT COUNT(*) AS issued FROM one_time_tokens WHERE user_id = :userId AND kind = :kind AND created_at > :since',
      { userId, kind, since },
    );
    return row?.issued ?? 0;
  },

  async purge(before: Date): Promise<number> {
    const { affectedRows } = await execute('DELETE FROM one_time_tokens WHERE expires_at < :before', { before });
    return affectedRows;
  },
};
