import { must } from '../shared/errors';
import { sessionStore } from './session.store';
import type { VerifiedLogin } from './verified-login';

/**
 * In the transaction that starts a session or a token: locks the user and refuses a login whose credentials have been changed since they
 * were verified. Whoever changes them locks the same row and raises the version, so either the login is there to be ended, or it never is.
 * @throws DomainError `auth.invalidCredentials`
 */
export async function mustStillHold({ userId, credentialVersion }: VerifiedLogin): Promise<void> {
  must((await sessionStore.lockCredentials(userId)) === credentialVersion, 'auth.invalidCredentials');
}
