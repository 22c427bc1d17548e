import { clock } from '@bff/platform/clock';
import { accessTokenStore } from './access-token.store';
import { toLocalDate } from '../shared/time';
import { deletedAccountStore } from './deleted-account.store';
import { emailChangeStore } from './email-change.store';
import { loginAttemptStore } from './login-attempt.store';
import { oneTimeTokenStore } from './one-time-token.store';
import { sessionStore } from './session.store';

const DAY_MS = 24 * 3_600_000;

/**
 * For a scheduled job: deletes ended sessions and tokens, tries that no lockout rule counts any more, long expired links and ended changes of
 * address, and who stood behind deleted accounts once accounting need not know. Rows deleted.
 */
export async function purgeSessionsAndTries(): Promise<number> {
  const now = clock.millis();
  const before = (days: number) => new Date(now - days * DAY_MS);
  const sessions = await sessionStore.purge(new Date(now));
  const tries = await loginAttemptStore.purge({ attempts: before(2), locks: before(90) });
  const links = await oneTimeTokenStore.purge(before(30));
  const tokens = await accessTokenStore.purge(before(1));
  const changes = await emailChangeStore.purge(before(30));
  const accounts = await deletedAccountStore.purge(toLocalDate(now));
  return sessions + tries + links + tokens + changes + accounts;
}
