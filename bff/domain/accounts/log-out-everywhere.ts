import { endSessions } from '../sessions';
import { oneTimeTokenStore } from './one-time-token.store';

/**
 * Logs the user out everywhere, or everywhere else when the id of the session to keep is given. Bearer tokens end in any case, and so do
 * logins that have passed the first step only.
 */
export async function logOutEverywhere(userId: number, exceptSessionId?: number): Promise<void> {
  await oneTimeTokenStore.revoke(userId, ['secondStep']);
  await endSessions(userId, exceptSessionId);
}
