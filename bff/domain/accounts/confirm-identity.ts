import { logger } from '@bff/platform/logger';
import type { UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import type { VerifiedLogin } from '../sessions';
import { reauthenticate } from './log-in';
import { checkSecondFactor } from './second-factor';
import { secondFactorStore } from './second-factor.store';
import { userStore } from './user.store';

export interface IdentityProof {
  currentPassword: string;
  /** For the second factor, if on. */
  code?: string | undefined;
  clientAddress: string;
}

/**
 * The user proves again who they are; counted like a login. The caller then starts a session with a new id (ASVS 7.2.4) from the result.
 * @throws DomainError `auth.wrongPassword` at the field `currentPassword`, `auth.codeInvalid` at `code`, `auth.accountLocked`
 */
export async function confirmIdentity(
  actor: UserActor,
  { currentPassword, code, clientAddress }: IdentityProof,
): Promise<VerifiedLogin> {
  const user = await userStore.find(actor.userId);
  must(user, 'user.notFound');
  await reauthenticate(user, currentPassword, clientAddress);
  if (await secondFactorStore.exists(user.id)) await checkSecondFactor(user.id, code ?? '', clientAddress);
  logger.info({ event: 'login.confirmed', userId: user.id }, 'identity confirmed');
  return { userId: user.id, credentialVersion: user.credentialVersion };
}
