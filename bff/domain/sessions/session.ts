// Traces: S2-192, S3-005, S3-006, S4-068, S4-072
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import type { Role } from '../shared/actor';
import { accessTokenStore } from './access-token.store';
import { looksLikeToken, newToken, tokenHash } from '../shared/secret-token';
import { mustStillHold } from './login-holds';
import type { Session, SessionData } from './session-data';
import { sessionStore } from './session.store';
import type { VerifiedLogin } from './verified-login';

interface Lifetime {
  /** Ends after this long without a visit, and after `absolute` in any case. Seconds. */
  idle: number;
  absolute: number;
  /** False: the browser discards it when it is closed. */
  persistent: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STAFF: readonly Role[] = ['SYSTEM_OWNER', 'SYSTEM_ADMIN', 'COMPANY_ADMIN', 'TRAFFIC_CONTROLLER'];

const lifetimes = {
  staff: { idle: 30 * MINUTE, absolute: 12 * HOUR, persistent: false },
  // A driver's phone is idle for hours during a drive.
  driver: { idle: 12 * HOUR, absolute: 12 * HOUR, persistent: true },
  customer: { idle: 14 * DAY, absolute: 90 * DAY, persistent: true },
  visitor: { idle: 7 * DAY, absolute: 30 * DAY, persistent: true },
} satisfies Record<string, Lifetime>;

/** The lifetime of a user's session; the strictest of their roles decides. Without roles: a visitor's if there is no user. */
export function sessionLifetime(roles: readonly Role[] | null): Lifetime {
  if (roles === null) return lifetimes.visitor;
  if (roles.some((role) => STAFF.includes(role))) return lifetimes.staff;
  return roles.includes('DRIVER') ? lifetimes.driver : lifetimes.customer;
}

/** `last_seen_at` is updated at most this often. */
const TOUCH_EVERY_MS = MINUTE * 1000;

/** The live session of a cookie's token: null if there is none, it has ended, or its user may no longer log in. One query. */
export async function readSession(token: unknown): Promise<Session | null> {
  if (!looksLikeToken(token)) return null;
  const stored = await sessionStore.find(tokenHash(token));
  if (!stored) return null;
  const { id, user, authenticatedAt, data, idleSeconds, lastSeenAt, expiresAt } = stored;
  const now = clock.millis();
  if (now >= expiresAt.getTime() || now >= lastSeenAt.getTime() + idleSeconds * 1000) return null;
  if (user && !user.active) return null;
  if (now - lastSeenAt.getTime() >= TOUCH_EVERY_MS)
    await sessionStore.touch(id, new Date(now), new Date(now - TOUCH_EVERY_MS));
  return { id, user, authenticatedAt, data };
}

export interface NewSession {
  token: string;
  /** For the cookie; undefined: until the browser is closed. */
  maxAgeSeconds: number | undefined;
}

/**
 * Starts a session with a new id, for a user whose login was verified (or whose password has just changed), or for a visitor who has
 * something to store. `carry` is kept in it; `replaces` is the token of the previous session, which ends. `authenticatedAt` is when the
 * user proved who they are: now, unless the session only continues under another id.
 * @throws DomainError `auth.invalidCredentials` when the credentials have changed since they were verified
 */
export async function startSession({
  login,
  carry = {},
  replaces,
  authenticatedAt,
}: {
  login: VerifiedLogin | null;
  carry?: SessionData;
  replaces?: string | undefined;
  authenticatedAt?: Date | null;
}): Promise<NewSession> {
  const token = newToken();
  return inTransaction(async () => {
    if (login) await mustStillHold(login);
    const { idle, absolute, persistent } = sessionLifetime(login && (await sessionStore.rolesOf(login.userId)));
    const now = clock.now();
    await sessionStore.insert({
      tokenHash: tokenHash(token),
      userId: login?.userId ?? null,
      authenticatedAt: !login ? null : authenticatedAt === undefined ? now : authenticatedAt,
      data: carry,
      idleSeconds: idle,
      now,
      expiresAt: new Date(now.getTime() + absolute * 1000),
    });
    if (looksLikeToken(replaces)) await sessionStore.delete(tokenHash(replaces));
    return { token, maxAgeSeconds: persistent ? absolute : undefined };
  });
}

/** Stores a value in the session; undefined removes it. */
export const keepInSession = <Key extends keyof SessionData>(
  session: Session,
  key: Key,
  value: SessionData[Key] | undefined,
): Promise<void> => sessionStore.set(session.id, key, value);

/** Logs out here. Does nothing if the session has already ended. */
export async function logOut(token: unknown): Promise<void> {
  if (looksLikeToken(token)) await sessionStore.delete(tokenHash(token));
}

/** Ends the user's sessions, or all but the one with the given id. Bearer tokens end in any case. */
export async function endSessions(userId: number, exceptSessionId?: number): Promise<void> {
  await sessionStore.deleteOfUser(userId, exceptSessionId);
  await accessTokenStore.revokeOfUser(userId, clock.now());
}

/** Logs out everybody of an operator: its people may no longer log in. */
export async function logOutCompany(companyId: number): Promise<void> {
  await sessionStore.deleteOfCompany(companyId);
  await accessTokenStore.revokeOfCompany(companyId, clock.now());
}
