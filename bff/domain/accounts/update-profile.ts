import type { Language, UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { emailChangeStore } from './email-change.store';
import { userStore } from './user.store';

/** The actor's own account, as the profile page shows it. */
export interface Profile {
  username: string;
  email: string;
  emailVerified: boolean;
  /** An address whose link has not been opened yet. */
  newEmail: string | null;
  name: string;
  language: Language;
}

export async function ownProfile(actor: UserActor): Promise<Profile> {
  const user = await userStore.find(actor.userId);
  must(user, 'user.notFound');
  const pending = await emailChangeStore.pendingOf(user.id);
  const { username, email, name, language } = user;
  const emailVerified = user.emailVerifiedAt !== null;
  return { username, email, emailVerified, newEmail: pending?.newEmail ?? null, name, language };
}

/** The language of mail to the actor. */
export const changeLanguage = (actor: UserActor, language: Language): Promise<void> =>
  userStore.setLanguage(actor.userId, language);
