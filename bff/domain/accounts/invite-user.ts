// Traces: S8-150, S8-151
import { MAX_USERNAME } from '#fields/schemas';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import type { Actor, Language, Role } from '../shared/actor';
import { logTransition } from '../shared/event-log.store';
import { must } from '../shared/errors';
import type { VerifiedLogin } from '../sessions';
import { lockUserFor } from './lock-user-for';
import { normaliseName } from './log-in';
import { oneTimeTokenStore } from './one-time-token.store';
import { findPasswordLink, setPasswordByLink } from './password-link';
import { loggedState } from './user-states';
import { userStore } from './user.store';

export const INVITATION_VALID_DAYS = 7;
const DAY_MS = 24 * 3_600_000;
const HOUR_SECONDS = 3_600;
/** Links per hour for one invited user, so that nobody's mailbox is flooded. */
const MAX_AN_HOUR = 5;

export interface NewInvitation {
  email: string;
  /** The address if left out. */
  username?: string | undefined;
  name: string;
  /** Of the mail and of the account. */
  language: Language;
  /** In the order of the token's scopes: the last one is the current role. */
  roles: readonly Role[];
  /** The operator, for a company admin or driver. */
  companyId: number | null;
  /** The mail begins with the news that the company's application was approved. */
  isApproved?: boolean;
  /** Puts the new account where it belongs, before the mail to its owner is queued. */
  place?: (userId: number) => Promise<void>;
}

/**
 * Creates an account without a password, and mails its owner a link to choose one. Joins the caller's transaction; the caller's policy
 * decides whether `by` may create such a user.
 * @throws DomainError `user.duplicateUsername`, `user.duplicateEmail`, `user.usernameNotYours`, each at its field
 */
export async function inviteUser(
  { isApproved = false, place, ...invitation }: NewInvitation,
  by: Actor,
): Promise<{ userId: number }> {
  const email = normaliseName(invitation.email);
  const username = invitation.username ? normaliseName(invitation.username) : email;
  must(!username.includes('@') || username === email, 'user.usernameNotYours', [], 'username');
  must(username.length <= MAX_USERNAME, 'input.invalid', [], invitation.username ? 'username' : 'email');
  return inTransaction(async () => {
    const userId = await userStore.insert({ ...invitation, email, username, passwordHash: null });
    const data = { roles: invitation.roles, companyId: invitation.companyId };
    await logTransition({ entity: 'user', entityId: userId, from: null, to: 'invited', by, data });
    await place?.(userId);
    await mailInvitation(userId, isApproved);
    return { userId };
  });
}

/**
 * Mails a new link to a user who has not chosen a password yet; earlier ones are revoked.
 * @throws DomainError `user.notFound` (also when the actor may not see the user), `user.self`, `auth.noPermission`,
 * `user.invitationAccepted`, `request.tooMany`
 */
export async function renewInvitation(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    const { user } = await lockUserFor(actor, 'invite', userId);
    must(!user.hasPassword && user.status !== 'inactive', 'user.invitationAccepted');
    const lastHour = new Date(clock.millis() - HOUR_SECONDS * 1_000);
    const issued = await oneTimeTokenStore.issuedSince(userId, 'invitation', lastHour);
    must(issued < MAX_AN_HOUR, 'request.tooMany', [HOUR_SECONDS]);
    await oneTimeTokenStore.revoke(userId, ['invitation']);
    await mailInvitation(userId);
    const state = loggedState(user);
    await logTransition({
      entity: 'user',
      entityId: userId,
      from: state,
      to: state,
      by: actor,
      code: 'invitedAgain',
    });
  });
}

async function mailInvitation(userId: number, isApproved = false): Promise<void> {
  const user = await userStore.find(userId);
  must(user, 'user.notFound');
  const { name, username, email, language } = user;
  const validUntil = new Date(clock.millis() + INVITATION_VALID_DAYS * DAY_MS);
  const token = await oneTimeTokenStore.issue(userId, 'invitation', validUntil);
  const url = `${publicOrigin()}/${language}/auth/invitation/${token}`;
  const companyName = await userStore.companyName(userId);
  await queueMail('invitation', {
    to: email,
    language,
    data: { name, companyName, isApproved, username, url, validUntil },
  });
}

/** Who is invited by a link, or undefined when it no longer works. Does not use it up: mail scanners look at every link. */
export async function invitationOf(token: string): Promise<{ username: string; name: string } | undefined> {
  const link = await findPasswordLink(token, ['invitation']);
  return link && { username: link.owner.username, name: link.owner.name };
}

/**
 * Sets the first password by the mailed link: once. The address counts as confirmed; the caller logs the user in.
 * @throws DomainError `auth.invitationExpired`, `user.passwordRules`, `user.passwordCommon`
 */
export async function acceptInvitation(form: { token: string; password: string }): Promise<VerifiedLogin> {
  const accepted = await setPasswordByLink(form, { kinds: ['invitation'], expired: 'auth.invitationExpired' });
  await userStore.noteLogin(accepted.userId);
  logger.info({ event: 'invitation.accepted', userId: accepted.userId }, 'invitation accepted');
  return accepted;
}
