import { must } from '../shared/errors';
import { sessionStore } from './session.store';
import type { VerifiedLogin } from './verified-login';

/**
 * In the transaction that starts a session or a token: locks the user and refuses a login whose credentials have been changed since they
 * were verified. A change of credentials locks the same row and raises the version, so either it finds the login to end, or the login never
 * starts.
 * @throws DomainError `auth.invalidCredentials`
 */
export async function mustStillHold({ userId, credentialVersion }: VerifiedLogin): Promise<void> {
  must((await sessionStore.lockCredentials(userId)) === credentialVersion, 'auth.invalidCredentials');
}
