// Traces: S8-082
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import type { Language, UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { oneTimeTokenStore } from './one-time-token.store';
import { looksLikeToken } from '../shared/secret-token';
import { userStore } from './user.store';

const VALID_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const MAX_AN_HOUR = 3;

/** A new link that confirms the user's address, for a mail to that address; earlier ones are revoked. Inside a transaction. */
export async function issueEmailVerification(userId: number, language: Language): Promise<string> {
  await oneTimeTokenStore.revoke(userId, ['emailVerification']);
  const token = await oneTimeTokenStore.issue(userId, 'emailVerification', new Date(clock.millis() + VALID_MS));
  return `${publicOrigin()}/${language}/auth/verify-email/${token}`;
}

/** Whether a link would still confirm an address; does not use it up (mail scanners look at every link). */
export const canVerifyEmail = async (token: string): Promise<boolean> =>
  looksLikeToken(token) && (await oneTimeTokenStore.find(token, ['emailVerification'])) !== undefined;

/**
 * Confirms the address that the link was mailed to. A confirmed user's second click on the same link does no harm.
 * @throws DomainError `auth.verificationTokenExpired`
 */
export async function verifyEmail(token: string): Promise<void> {
  must(looksLikeToken(token), 'auth.verificationTokenExpired');
  await inTransaction(async () => {
    const found = await oneTimeTokenStore.find(token, ['emailVerification']);
    must(found, 'auth.verificationTokenExpired');
    // The account first, as in every change of its address: a link to the previous one is used up under the same lock.
    const user = await userStore.lock(found.userId);
    must(user && (await oneTimeTokenStore.use(found.id)), 'auth.verificationTokenExpired');
    await userStore.verifyEmail(user.id);
  });
}

/** Mails a new link, at most three an hour; silently none if the address is confirmed already. */
export async function resendEmailVerification(actor: UserActor): Promise<void> {
  await inTransaction(async () => {
    const user = await userStore.lock(actor.userId);
    must(user, 'user.notFound');
    if (user.emailVerifiedAt) return;
    const lastHour = new Date(clock.millis() - HOUR_MS);
    if ((await oneTimeTokenStore.issuedSince(user.id, 'emailVerification', lastHour)) >= MAX_AN_HOUR) return;
    const url = await issueEmailVerification(user.id, user.language);
    await queueMail('emailVerification', { to: user.email, language: user.language, data: { name: user.name, url } });
  });
}
