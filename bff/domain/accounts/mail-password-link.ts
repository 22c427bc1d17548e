import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { queueMail } from '../notifications';
import { HOUR, MINUTE } from '../shared/time';
import { oneTimeTokenStore } from './one-time-token.store';
import type { User } from './user.store';

export const RESET_VALID_MINUTES = 60;
/** Links per hour for one account, whoever asks for them, so that nobody's mailbox is flooded. */
const MAX_AN_HOUR = 3;

/**
 * Mails a link that sets a new password to the account's own address; false when as many as may be were sent within the hour. Inside a
 * transaction that holds the account's lock.
 */
export async function mailPasswordLink({
  id,
  name,
  email,
  language,
}: Pick<User, 'id' | 'name' | 'email' | 'language'>): Promise<boolean> {
  const now = clock.millis();
  if ((await oneTimeTokenStore.issuedSince(id, 'passwordReset', new Date(now - HOUR))) >= MAX_AN_HOUR) return false;
  const expiresAt = new Date(now + RESET_VALID_MINUTES * MINUTE);
  const token = await oneTimeTokenStore.issue(id, 'passwordReset', expiresAt);
  const url = `${publicOrigin()}/${language}/auth/change-password/${token}`;
  return queueMail('passwordReset', { to: email, language, data: { name, url } });
}
