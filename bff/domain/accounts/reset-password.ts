// Traces: S2-182, S5-057, S8-015
import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import type { VerifiedLogin } from '../sessions';
import { normaliseName } from './log-in';
import { mailPasswordLink } from './mail-password-link';
import { findPasswordLink, setPasswordByLink } from './password-link';
import { userStore } from './user.store';

/** The answer never comes before this, so that its time does not reveal whether there was a mail to queue. */
const ANSWER_AFTER_MS = 250;

/** Mails a link that sets a new password, if the address belongs to an account. The caller learns nothing either way. */
export async function requestPasswordReset(email: string): Promise<void> {
  const answerAt = sleep(ANSWER_AFTER_MS);
  await inTransaction(async () => {
    const found = await userStore.findByEmail(normaliseName(email));
    const user = found && (await userStore.lock(found.id));
    if (user && user.status !== 'inactive') await mailPasswordLink(user);
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
