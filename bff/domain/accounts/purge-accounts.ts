import { clock } from '@bff/platform/clock';
import { DAY } from '../shared/time';
import { emailChangeStore } from './email-change.store';
import { loginAttemptStore } from './login-attempt.store';
import { oneTimeTokenStore } from './one-time-token.store';

/**
 * For a scheduled job: deletes attempts that no lockout rule counts any more, long expired links and ended changes of address. Returns the
 * number of rows.
 */
export async function purgeAttemptsAndLinks(): Promise<number> {
  const now = clock.millis();
  const before = (days: number) => new Date(now - days * DAY);
  const attempts = await loginAttemptStore.purge({ attempts: before(2), locks: before(90) });
  return attempts + (await oneTimeTokenStore.purge(before(30))) + (await emailChangeStore.purge(before(30)));
}
