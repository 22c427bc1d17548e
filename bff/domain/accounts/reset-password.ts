// Traces: S2-182, S5-057, S8-015
import { setTimeout as sleep } from 'node:timers/promises';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import type { VerifiedLogin } from '../sessions';
import { normaliseName } from './log-in';
import { oneTimeTokenStore } from './one-time-token.store';
import { findPasswordLink, setPasswordByLink } from './password-link';
import { userStore } from './user.store';

const HOUR_MS = 3_600_000;
export const RESET_VALID_MINUTES = 60;
/** Links per hour for one account; more are silently not sent, so that nobody's mailbox is flooded. */
const MAX_AN_HOUR = 3;
/** The answer never comes before this, so that its time does not reveal whether there was a mail to queue. */
const ANSWER_AFTER_MS = 250;

/** Mails a link that sets a new password, if the address belongs to an account. The caller learns nothing either way. */
export async function requestPasswordReset(email: string): Promise<void> {
  const answerAt = sleep(ANSWER_AFTER_MS);
  await inTransaction(async () => {
    const found = await userStore.findByEmail(normaliseName(email));
    const user = found && (await userStore.lock(found.id));
    if (!user || user.status === 'inactive') return;
    const lastHour = new Date(clock.millis() - HOUR_MS);
    if ((await oneTimeTokenStore.issuedSince(user.id, 'passwordReset', lastHour)) >= MAX_AN_HOUR) return;
    const expiresAt = new Date(clock.millis() + RESET_VALID_MINUTES * 60_000);
    const token = await oneTimeTokenStore.issue(user.id, 'passwordReset', expiresAt);
    const url = `${publicOrigin()}/${user.language}/auth/change-password/${token}`;
    await queueMail('passwordReset', { to: user.email, language: user.language, data: { name: user.name, url } });
  });
  await answerAt;
}

/** Whose password a link would set, or undefined when it no longer works. Does not use it up. */
export async function ownerOfPasswordLink(token: string): Promise<{ username: string; invited: boolean } | undefined> {
  const link = await findPasswordLink(token);
  return link && { username: link.owner.username, invited: link.kind === 'invitation' };
}

/**
 * Sets the password by the mailed link: once. Ends every session, lifts the lockout, and the address counts as confirmed.
 * @throws DomainError `auth.passwordTokenExpired`, `user.passwordRules`, `user.passwordCommon`
 */
export async function resetPassword(form: { token: string; password: string }): Promise<VerifiedLogin> {
  const login = await setPasswordByLink(form, { expired: 'auth.passwordTokenExpired' });
  logger.info({ event: 'password.reset', userId: login.userId }, 'password reset');
  return login;
}
