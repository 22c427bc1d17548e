import type { UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { type User, userStore } from './user.store';

/**
 * The actor's own account, locked, for a change of its credentials. Refused if their logins have been ended since the request arrived: it
 * may come from somebody with the old password. Inside a transaction.
 * @throws DomainError `user.notFound`, `auth.notLoggedIn`
 */
export async function lockOwnAccount(actor: UserActor): Promise<User> {
  const user = await userStore.lock(actor.userId);
  must(user, 'user.notFound');
  must((actor.credentialVersion ?? user.credentialVersion) === user.credentialVersion, 'auth.notLoggedIn');
  return user;
}
