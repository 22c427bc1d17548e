import { inTransaction } from '@bff/platform/transaction';
import { logTransition } from '../shared/event-log.store';
import type { ErrorKey } from '../shared/error-catalogue';
import { must } from '../shared/errors';
import { isOfInactive, type VerifiedLogin } from '../sessions';
import { emailChangeStore } from './email-change.store';
import { unlock } from './login-lockout';
import { oneTimeTokenStore, type TokenKind } from './one-time-token.store';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { looksLikeToken } from '../shared/secret-token';
import { logOutEverywhere } from './log-out-everywhere';
import { tellOfNewPassword } from './tell-of-new-password';
import { type User, userStore } from './user.store';

/** Mailed links that set a password: a new one for a forgotten one, or an invited user's first. Using one revokes the others. */
export const PASSWORD_LINKS: readonly TokenKind[] = ['passwordReset', 'invitation'];

/** The user whose password a link would set, or undefined when it no longer works. Does not use it up. */
export async function findPasswordLink(
  token: string,
  kinds: readonly TokenKind[] = PASSWORD_LINKS,
): Promise<{ id: number; kind: TokenKind; owner: User } | undefined> {
  const found = looksLikeToken(token) ? await oneTimeTokenStore.find(token, kinds) : undefined;
  const owner = found && (await userStore.find(found.userId));
  return owner && mayUse(found.kind, owner) ? { id: found.id, kind: found.kind, owner } : undefined;
}

/** An invitation logs in, so the account must be open; a locked-out user may still choose a new password. */
const mayUse = (kind: TokenKind, user: User) =>
  kind === 'invitation' ? user.status === 'active' && !isOfInactive(user) : user.status !== 'inactive';

/**
 * Sets the password by a mailed link: once. Ends every session and a pending change of address, lifts the lockout, and the address counts
 * as confirmed.
 * @throws DomainError `expired` when the link does not work (any more), `user.passwordRules`, `user.passwordCommon`
 */
export async function setPasswordByLink(
  { token, password }: { token: string; password: string },
  { kinds = PASSWORD_LINKS, expired }: { kinds?: readonly TokenKind[]; expired: ErrorKey },
): Promise<VerifiedLogin> {
  const link = await findPasswordLink(token, kinds);
  must(link, expired);
  const { id, owner } = link;
  checkPassword(password, owner);
  const passwordHash = await hashPassword(password);
  return inTransaction(async () => {
    // The account first, as in every change of credentials; it may have been closed since the link was read.
    const locked = await userStore.lock(owner.id);
    must(locked && mayUse(link.kind, locked) && (await oneTimeTokenStore.use(id)), expired);
    await oneTimeTokenStore.revoke(owner.id, PASSWORD_LINKS);
    await userStore.setPassword(owner.id, passwordHash);
    await emailChangeStore.end(owner.id, 'canceled');
    await userStore.verifyEmail(owner.id);
    await unlock(owner);
    const login = await logOutEverywhere(owner.id);
    // A first password is no change to warn anybody of.
    if (owner.passwordHash === null)
      await logTransition({ entity: 'user', entityId: owner.id, from: 'invited', to: 'active', by: ownerOf(owner) });
    else await tellOfNewPassword(locked);
    return login;
  });
}

/** The actor for the event log: somebody who has proved to be the link's owner, and is not logged in yet. */
const ownerOf = ({ id, language }: User) => ({
  kind: 'user' as const,
  userId: id,
  roles: [],
  trainReplacementCustomer: false,
  language,
  customerId: null,
  companyId: null,
});
