import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import type { UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import type { VerifiedLogin } from '../sessions';
import { emailChangeStore } from './email-change.store';
import { reauthenticate } from './log-in';
import { oneTimeTokenStore } from './one-time-token.store';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { logOutEverywhere } from './log-out-everywhere';
import { tellOfNewPassword } from './tell-of-new-password';
import { userStore } from './user.store';

export interface ChangePassword {
  currentPassword: string;
  password: string;
  clientAddress: string;
}

/**
 * Changes the actor's own password, ends all their sessions and discards a pending change of address, which somebody with the old password
 * may have requested. A mail tells the owner. The caller starts a new session for this browser with the result. Of two changes with the
 * same old password one succeeds.
 * @throws DomainError `auth.wrongPassword` (field `currentPassword`), `auth.accountLocked`, `user.passwordRules`, `user.passwordCommon`
 */
export async function changePassword(
  actor: UserActor,
  { currentPassword, password, clientAddress }: ChangePassword,
): Promise<VerifiedLogin> {
  const user = await userStore.find(actor.userId);
  must(user, 'user.notFound');
  checkPassword(password, user);
  await reauthenticate(user, currentPassword, clientAddress);
  const passwordHash = await hashPassword(password);
  const login = await inTransaction(async () => {
    const locked = await userStore.lock(user.id);
    // Another change with the same password came first: it is no longer the current one.
    must(locked?.credentialVersion === user.credentialVersion, 'auth.wrongPassword', [], 'currentPassword');
    await userStore.setPassword(user.id, passwordHash);
    await oneTimeTokenStore.revoke(user.id, ['passwordReset', 'invitation']);
    await emailChangeStore.end(user.id, 'canceled');
    await tellOfNewPassword(locked);
    return logOutEverywhere(user.id);
  });
  logger.info({ event: 'password.changed', userId: user.id }, 'password changed');
  return login;
}
