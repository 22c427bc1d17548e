import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex: enough for something that cannot be guessed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a value has the form of a token, so that nothing else reaches the database. */
export const looksLikeToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);
