// Traces: S8-080, S8-240
import { MAX_USERNAME } from '#fields/schemas';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import type { UserActor } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { emailChangeStore } from './email-change.store';
import { lockOwnAccount } from './lock-own-account';
import { normaliseName } from './log-in';
import { oneTimeTokenStore } from './one-time-token.store';
import { looksLikeToken } from '../shared/secret-token';
import { type User, userStore } from './user.store';

const HOUR_MS = 3_600_000;
/** How long the link to the new address works. */
export const EMAIL_CHANGE_VALID_MINUTES = 60;
/** Changes per hour for one account, so that nobody's mailbox is flooded by us. */
const MAX_AN_HOUR = 3;

/**
 * Requests another address for login and mail. It takes effect once the link mailed there has been opened; the present address is told, and
 * keeps working until then. Whether the new address is taken is not revealed: its owner gets a mail instead of the link. The caller has
 * checked for a recent login.
 * @throws DomainError `user.emailUnchanged`, `user.usernameNotYours`, `auth.tooManyTries`, each at the field `email`
 */
export async function requestEmailChange(actor: UserActor, email: string): Promise<void> {
  const newEmail = normaliseName(email);
  await inTransaction(async () => {
    const user = await lockOwnAccount(actor);
    must(newEmail !== user.email, 'user.emailUnchanged', [], 'email');
    const follows = user.username === user.email;
    must(!follows || newEmail.length <= MAX_USERNAME, 'user.usernameNotYours', [], 'email');
    await mustNotFlood(user.id);
    await emailChangeStore.end(user.id, 'replaced');
    const expiresAt = new Date(clock.millis() + EMAIL_CHANGE_VALID_MINUTES * 60_000);
    const token = await emailChangeStore.issue(user.id, newEmail, expiresAt);
    await mailNewAddress(user, newEmail, token);
    await queueMail('emailChangeNotice', {
      to: user.email,
      language: user.language,
      data: {
        name: user.name,
        newEmail,
        profileUrl: `${publicOrigin()}/${user.language}/user/profile`,
        forgotUrl: `${publicOrigin()}/${user.language}/auth/forgot-password`,
      },
    });
  });
  logger.info({ event: 'email.changeAsked', userId: actor.userId }, 'email change asked for');
}

async function mustNotFlood(userId: number): Promise<void> {
  const { times, first } = await emailChangeStore.askedSince(userId, new Date(clock.millis() - HOUR_MS));
  if (times < MAX_AN_HOUR || first === null) return;
  const seconds = Math.ceil((first.getTime() + HOUR_MS - clock.millis()) / 1_000);
  throw new DomainError('auth.tooManyTries', [Math.max(1, seconds)], 'email');
}

/** Mails the link or, if the address has an account, tells that account that somebody asked for it. */
async function mailNewAddress(user: User, newEmail: string, token: string): Promise<void> {
  const taken = await userStore.findByEmail(newEmail);
  if (taken) {
    const forgotUrl = `${publicOrigin()}/${taken.language}/auth/forgot-password`;
    const data = { name: taken.name, forgotUrl };
    await queueMail('emailChangeTaken', { to: newEmail, language: taken.language, data });
    return;
  }
  const url = `${publicOrigin()}/${user.language}/auth/confirm-email/${token}`;
  await queueMail('emailChange', { to: newEmail, language: user.language, data: { name: user.name, url } });
}

/** The user keeps the present address; the mailed link stops working. */
export async function cancelEmailChange(actor: UserActor): Promise<void> {
  await emailChangeStore.end(actor.userId, 'canceled');
}

/** Whether a link would still change an address; does not use it up (mail scanners look at every link). */
export const canConfirmEmailChange = async (token: string): Promise<boolean> =>
  looksLikeToken(token) && (await emailChangeStore.find(token)) !== undefined;

/**
 * Sets the new address, confirmed, by the link that was mailed to it: once. Links mailed to the old address are revoked, and it is told.
 * @throws DomainError `auth.verificationTokenExpired`; `user.duplicateEmail` when somebody has taken the address meanwhile
 */
export async function confirmEmailChange(token: string): Promise<void> {
  must(looksLikeToken(token), 'auth.verificationTokenExpired');
  const userId = await inTransaction(async () => {
    const change = await emailChangeStore.find(token);
    must(change, 'auth.verificationTokenExpired');
    const user = await userStore.lock(change.userId);
    must(user && user.status !== 'inactive', 'auth.verificationTokenExpired');
    must(await emailChangeStore.confirm(change.id), 'auth.verificationTokenExpired');
    await userStore.setEmail(user, change.newEmail, { confirmed: true });
    await oneTimeTokenStore.revoke(user.id, ['passwordReset', 'invitation', 'emailVerification']);
    const data = { name: user.name, newEmail: change.newEmail };
    await queueMail('emailChanged', { to: user.email, language: user.language, data });
    return user.id;
  });
  logger.info({ event: 'email.changed', userId }, 'email changed');
}
