// Traces: S7-002, S8-009, S8-010, S8-011, S8-012, S8-013, S8-016, S8-113, S3-005
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { clock } from '@bff/platform/clock';
import { keyFor } from '@bff/platform/signing';
import { inTransaction } from '@bff/platform/transaction';
import { ROLES, type UserActor } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { accessTokenStore } from './access-token.store';
import { newToken, tokenHash } from '../shared/secret-token';
import { mustStillHold } from './login-holds';
import { sessionLifetime } from './session';
import type { VerifiedLogin } from './verified-login';
import { sessionStore } from './session.store';

const ISSUER = 'bussplats';
const AUDIENCE = 'api-v1';
const ALGORITHM = 'HS256';
/** Our tokens have some 400 characters; much longer or shorter ones are not examined. */
const MIN_LENGTH = 100;
const MAX_LENGTH = 2_048;

const claimsSchema = z.object({
  sub: z.string().regex(/^\d{1,15}$/),
  userId: z.number().int().positive(),
  scopes: z.array(z.enum(ROLES)),
  trainReplacementCustomer: z.boolean(),
  /** When the token was issued, that is, when its user logged in. Unix seconds. */
  iat: z.number().int().positive(),
  jti: z.string().regex(/^[\w-]{43}$/),
});

/** The claims of a token whose signature and time are verified; whether it was revoked is checked in the database. */
export type TokenClaims = z.output<typeof claimsSchema>;

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

const tokenKey = (): Uint8Array => keyFor('access-token');

/**
 * A bearer token for a user who has just proved who they are. It lives as long as a session of theirs may.
 * @throws DomainError `auth.invalidCredentials` when the credentials have changed since they were verified
 */
export async function issueToken(login: VerifiedLogin): Promise<IssuedToken> {
  const { userId } = login;
  const [roles, trainReplacementCustomer] = await Promise.all([
    sessionStore.rolesOf(userId),
    accessTokenStore.isTrainReplacement(userId),
  ]);
  const now = Math.floor(clock.millis() / 1_000);
  const exp = now + Math.min(sessionLifetime(roles).absolute, sessionLifetime(roles).idle);
  const jti = newToken();
  const expiresAt = new Date(exp * 1_000);
  await inTransaction(async () => {
    await mustStillHold(login);
    await accessTokenStore.insert({ tokenHash: tokenHash(jti), userId, expiresAt });
  });
  const token = await new SignJWT({ userId, scopes: roles, trainReplacementCustomer })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setIssuedAt(now)
    .setExpirationTime(exp)
    .setJti(jti)
    .sign(tokenKey());
  return { token, expiresAt };
}

/**
 * The claims of an Authorization header.
 * @throws DomainError `auth.notLoggedIn` without one, `auth.headerInvalid` (blank, no bearer token, oddly sized), `auth.tokenExpired`,
 *   `auth.tokenInvalid` (not made here), `auth.noScopes`
 */
export async function readToken(header: string | undefined): Promise<TokenClaims> {
  must(header !== undefined, 'auth.notLoggedIn');
  const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1];
  must(token && token.length >= MIN_LENGTH && token.length <= MAX_LENGTH, 'auth.headerInvalid');
  const payload = await verified(token);
  const claims = claimsSchema.safeParse(payload);
  must(claims.success && claims.data.sub === String(claims.data.userId), 'auth.tokenInvalid');
  must(claims.data.scopes.length > 0, 'auth.noScopes');
  return claims.data;
}

async function verified(token: string): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, tokenKey(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: clock.now(),
      requiredClaims: ['exp', 'jti', 'sub'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new DomainError('auth.tokenExpired');
    if (error instanceof errors.JOSEError) throw new DomainError('auth.tokenInvalid');
    throw error;
  }
}

/**
 * The owner of the token, with their current roles: a revoked role ends at once.
 * @throws DomainError `auth.tokenRevoked`, also when the user may no longer log in; `auth.noScopes` when no role is left
 */
export async function actorOfToken(claims: TokenClaims): Promise<UserActor> {
  const actor = await accessTokenStore.findActor(tokenHash(claims.jti));
  must(actor?.userId === claims.userId, 'auth.tokenRevoked');
  must(actor.roles.length > 0, 'auth.noScopes');
  return actor;
}

/** Logs out where the token is used. */
export const revokeToken = (claims: TokenClaims): Promise<void> =>
  accessTokenStore.revoke(tokenHash(claims.jti), clock.now());
