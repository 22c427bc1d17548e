import { inTransaction } from '@bff/platform/transaction';
import { endSessions, type VerifiedLogin } from '../sessions';
import { oneTimeTokenStore } from './one-time-token.store';
import { userStore } from './user.store';

/**
 * Logs the user out everywhere, or everywhere else if the id of a session to keep is given. Bearer tokens end in any case, and so does
 * every login in progress: after the first step, or between the password check and the session. Returns what the user can continue with
 * here.
 */
export function logOutEverywhere(userId: number, exceptSessionId?: number): Promise<VerifiedLogin> {
  return inTransaction(async () => {
    // First: starting a session waits for this row, and then finds another version.
    const credentialVersion = await userStore.raiseCredentialVersion(userId);
    await oneTimeTokenStore.revoke(userId, ['secondStep']);
    await endSessions(userId, exceptSessionId);
    return { userId, credentialVersion };
  });
}
