import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import type { Language, UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { normaliseName, reauthenticate } from './log-in';
import { oneTimeTokenStore } from './one-time-token.store';
import { userStore } from './user.store';
import { issueEmailVerification } from './verify-email';

/** The actor's own account, as the profile page shows it. */
export interface Profile {
  username: string;
  email: string;
  emailVerified: boolean;
  name: string;
  language: Language;
}

export async function ownProfile(actor: UserActor): Promise<Profile> {
  const user = await userStore.find(actor.userId);
  must(user, 'user.notFound');
  const { username, email, name, language } = user;
  return { username, email, emailVerified: user.emailVerifiedAt !== null, name, language };
}

/** The language of mail to the actor. */
export const changeLanguage = (actor: UserActor, language: Language): Promise<void> =>
  userStore.setLanguage(actor.userId, language);

export interface ChangeEmail {
  email: string;
  currentPassword: string;
  clientAddress: string;
}

/**
 * Changes the address that the actor logs in and gets mail with; links mailed to the old one stop working, the new one is asked to confirm.
 * @throws DomainError `auth.wrongPassword`, `auth.accountLocked`, `user.duplicateEmail`
 */
export async function changeEmail(
  actor: UserActor,
  { email: typed, currentPassword, clientAddress }: ChangeEmail,
): Promise<void> {
  const email = normaliseName(typed);
  const user = await userStore.find(actor.userId);
  must(user, 'user.notFound');
  await reauthenticate(user, currentPassword, clientAddress);
  if (email === user.email) return;
  await inTransaction(async () => {
    await userStore.setEmail(user, email);
    await oneTimeTokenStore.revoke(user.id, ['passwordReset', 'invitation']);
    const url = await issueEmailVerification(user.id, user.language);
    await queueMail('emailVerification', { to: email, language: user.language, data: { name: user.name, url } });
  });
  logger.info({ event: 'email.changed', userId: user.id }, 'email changed');
}
