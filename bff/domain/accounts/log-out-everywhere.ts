import { inTransaction } from '@bff/platform/transaction';
import { endSessions, type VerifiedLogin } from '../sessions';
import { oneTimeTokenStore } from './one-time-token.store';
import { userStore } from './user.store';

/**
 * Logs the user out everywhere, or everywhere else when the id of the session to keep is given. Bearer tokens end in any case, and so does
 * every login under way: one that has passed the first step, and one whose password has been looked at and whose session is not there yet.
 * Answers by what the user may go on where they are.
 */
export function logOutEverywhere(userId: number, exceptSessionId?: number): Promise<VerifiedLogin> {
  return inTransaction(async () => {
    // First: whoever starts a session waits for this row, and finds another version.
    const credentialVersion = await userStore.raiseCredentialVersion(userId);
    await oneTimeTokenStore.revoke(userId, ['secondStep']);
    await endSessions(userId, exceptSessionId);
    return { userId, credentialVersion };
  });
}
