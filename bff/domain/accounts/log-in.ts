// Traces: S4-068, S8-008, S8-029, S8-081, S8-152, S8-321
import { logger } from '@bff/platform/logger';
import { DomainError, must } from '../shared/errors';
import type { VerifiedLogin } from '../sessions';
import { beginAttempt, endAttempt, logInKeys } from './login-lockout';
import { hashPassword, isOutdated, verifyPassword } from './password-hash';
import { secondFactorStore } from './second-factor.store';
import { type User, userStore } from './user.store';

export interface Credentials {
  /** Username or e-mail address. */
  username: string;
  password: string;
  /** Where the attempt comes from. */
  clientAddress: string;
}

export interface LoggedIn extends VerifiedLogin {
  /** The password was right, and a code of the second factor is required before anything opens. */
  needsCode: boolean;
}

/**
 * Finds the user whose password this is. The same answer and the same work whether the account exists or not.
 * @throws DomainError `auth.invalidCredentials`; `auth.accountLocked` past the limits of domain.md section 2; `company.inactive`,
 * `dealOrganisation.inactive`
 */
export async function logIn({ username, password, clientAddress }: Credentials): Promise<LoggedIn> {
  const name = normaliseName(username);
  const user = await userStore.findByName(name);
  const attempt = await beginAttempt(logInKeys(user, name), clientAddress, user?.id);
  await attempt.wait();
  const matches = await verifyPassword(attempt.isHopeless ? undefined : user?.passwordHash, password);
  if (!user || !matches || user.status === 'inactive') {
    logger.warn({ event: 'login.failed', account: attempt.keys.account.slice(0, 12) }, 'login failed');
    throw new DomainError('auth.invalidCredentials');
  }
  // Locked by an administrator: revealed only to somebody who knows the password.
  if (user.status === 'locked') throw new DomainError('auth.accountLocked');
  must(user.companyStatus !== 'inactive', 'company.inactive');
  must(user.organisationStatus !== 'inactive', 'dealOrganisation.inactive');
  await endAttempt(attempt);
  if (user.passwordHash !== null && isOutdated(user.passwordHash))
    await userStore.renewHash(user.id, await hashPassword(password));
  const needsCode = await secondFactorStore.exists(user.id);
  if (!needsCode) await finishLogIn(user.id);
  return { userId: user.id, credentialVersion: user.credentialVersion, needsCode };
}

/** All steps of the login have been passed. */
export async function finishLogIn(userId: number): Promise<void> {
  await userStore.noteLogin(userId);
  logger.info({ event: 'login.succeeded', userId }, 'logged in');
}

/**
 * Asks for the password again before a sensitive change; counted like a login, so that a stolen session cannot guess passwords.
 * @throws DomainError `auth.wrongPassword` at the field `currentPassword`; `auth.accountLocked`
 */
export async function reauthenticate(user: User, password: string, clientAddress: string): Promise<void> {
  const attempt = await beginAttempt(logInKeys(user, user.username), clientAddress, user.id);
  // The account is known here, so its lock can be revealed, whichever name caused it.
  must(!attempt.isHopeless, 'auth.accountLocked');
  await attempt.wait();
  if (!(await verifyPassword(user.passwordHash, password)))
    throw new DomainError('auth.wrongPassword', [], 'currentPassword');
  await endAttempt(attempt);
}

/** Usernames and addresses as they are stored: composed, lower case, trimmed. */
export const normaliseName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
