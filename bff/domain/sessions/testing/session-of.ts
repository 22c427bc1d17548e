import { clock } from '@bff/platform/clock';
import { newToken, tokenHash } from '../../shared/secret-token';
import type { UserActor } from '../../shared/actor';
import { sessionLifetime } from '../session';
import { sessionStore } from '../session.store';

/**
 * For tests that log in thousands of times: the token of a new session of a user who has just logged in, in one statement. The locks and
 * checks of a login belong to `startSession`, and are tested there.
 */
export async function sessionOf({ userId, roles }: Pick<UserActor, 'userId' | 'roles'>): Promise<string> {
  const token = newToken();
  const { idle, absolute } = sessionLifetime(roles);
  const now = clock.now();
  await sessionStore.insert({
    tokenHash: tokenHash(token),
    userId,
    authenticatedAt: now,
    data: {},
    idleSeconds: idle,
    now,
    expiresAt: new Date(now.getTime() + absolute * 1000),
  });
  return token;
}
