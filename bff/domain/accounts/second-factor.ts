// Traces: S8-243, S8-246, S8-247, S8-248, S8-249
import { clock } from '@bff/platform/clock';
import { env, publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { conceal, reveal } from '@bff/platform/signing';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import { readSettings } from '../settings';
import type { Actor, UserActor } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { lockOwnAccount } from './lock-own-account';
import { lockUserFor } from './lock-user-for';
import { beginAttempt, endAttempt, secondFactorKey } from './login-lockout';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import { secondFactorPolicy } from './second-factor.policy';
import { secondFactorStore } from './second-factor.store';
import { logOutEverywhere } from './log-out-everywhere';
import { newTotpSecret, totpStep, totpUri } from './totp';
import { type User, userStore } from './user.store';

/** How long the page that sets it up may stay open. */
const OFFER_VALID_MS = 30 * 60_000;
const OFFER = 'second-factor-offer';

export interface SecondFactorState {
  since: Date | null;
  recoveryCodesLeft: number;
  /** The user's roles require one: it cannot be turned off. */
  obliged: boolean;
}

/** Whether the setting and the user's roles require a second factor. */
export async function isObligedToSecondFactor(actor: Pick<UserActor, 'roles'>): Promise<boolean> {
  return secondFactorPolicy.obliged(actor.roles) && (await readSettings()).staffNeedSecondFactor;
}

/** Whether the user must have a second factor and has none. */
export async function lacksSecondFactor(userId: number): Promise<boolean> {
  if (!(await isObligedToSecondFactor({ roles: await userStore.roles(userId) }))) return false;
  return !(await secondFactorStore.exists(userId));
}

export async function ownSecondFactor(actor: UserActor): Promise<SecondFactorState> {
  const [factor, recoveryCodesLeft, obliged] = await Promise.all([
    secondFactorStore.find(actor.userId),
    secondFactorStore.codesLeft(actor.userId),
    isObligedToSecondFactor(actor),
  ]);
  return { since: factor?.since ?? null, recoveryCodesLeft, obliged };
}

export interface SecondFactorOffer {
  /** Sent with the form that turns it on: sealed, for this user, for half an hour. Nothing is stored until then. */
  offer: string;
  /** In base32, for users who cannot scan the QR code. */
  secret: string;
  /** The content of the QR code. */
  uri: string;
}

const offerSchema = (text: string | undefined): { userId: number; secret: string; at: number } | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as { userId: number; secret: string; at: number });

/** A new secret for the actor's authenticator app; or that of a still valid offer, so that a mistyped code shows the same one again. */
export async function offerSecondFactor(actor: UserActor, before?: string): Promise<SecondFactorOffer> {
  const user = await userStore.find(actor.userId);
  must(user, 'user.notFound');
  const secret = (before && secretOfOffer(actor, before)) || newTotpSecret();
  const offer = conceal(OFFER, JSON.stringify({ userId: actor.userId, secret, at: clock.millis() }));
  return { offer, secret, uri: totpUri(secret, { issuer: env().BRAND_NAME, account: user.username }) };
}

function secretOfOffer(actor: UserActor, offer: string): string | undefined {
  const made = offerSchema(reveal(OFFER, offer));
  const isGood = made?.userId === actor.userId && clock.millis() - made.at < OFFER_VALID_MS;
  return isGood ? made.secret : undefined;
}

export interface TurnOn {
  offer: string;
  /** A first code from the app, which shows that it has the secret. */
  code: string;
  /** The session that continues; the user's others end. */
  sessionId: number;
}

/**
 * Turns the second factor on and returns the recovery codes, which are shown only this once. The caller has checked for a recent login.
 * @throws DomainError `auth.secondFactorOfferExpired`, `auth.secondFactorOn`, `auth.codeInvalid` at the field `code`
 */
export async function turnOnSecondFactor(
  actor: UserActor,
  { offer, code, sessionId }: TurnOn,
): Promise<{ recoveryCodes: string[] }> {
  const secret = secretOfOffer(actor, offer);
  must(secret, 'auth.secondFactorOfferExpired');
  const step = totpStep(secret, code, clock.now());
  must(step !== undefined, 'auth.codeInvalid', [], 'code');
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(async () => {
    const user = await lockOwnAccount(actor);
    must(await secondFactorStore.insert(user.id, secret, step), 'auth.secondFactorOn');
    await secondFactorStore.replaceCodes(user.id, hashesOf(user.id, recoveryCodes));
    await logOutEverywhere(user.id, sessionId);
    await tell(actor, user, 'on');
  });
  return { recoveryCodes };
}

/**
 * New recovery codes; earlier ones stop working. The caller has checked for a recent login.
 * @throws DomainError `auth.secondFactorOff`
 */
export async function renewRecoveryCodes(actor: UserActor): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(async () => {
    const user = await lockOwnAccount(actor);
    must(await secondFactorStore.exists(user.id), 'auth.secondFactorOff');
    await secondFactorStore.replaceCodes(user.id, hashesOf(user.id, recoveryCodes));
  });
  logger.info({ event: 'secondFactor.codesRenewed', userId: actor.userId }, 'recovery codes renewed');
  return { recoveryCodes };
}

/**
 * Turns the actor's own second factor off. The caller has checked for a recent login, which asked for it.
 * @throws DomainError `auth.secondFactorObliged` for staff that must have one, `auth.secondFactorOff`
 */
export async function turnOffSecondFactor(actor: UserActor, { sessionId }: { sessionId: number }): Promise<void> {
  must(!(await isObligedToSecondFactor(actor)), 'auth.secondFactorObliged');
  await inTransaction(async () => {
    await lockOwnAccount(actor);
    await takeAway(actor, actor.userId, sessionId);
  });
}

/**
 * Removes the second factor of a user who has lost it and their codes; if required, they set up a new one at the next login.
 * @throws DomainError `user.notFound`, `user.self`, `auth.noPermission`, `auth.secondFactorOff`
 */
export async function resetSecondFactor(actor: Actor, userId: number): Promise<void> {
  await inTransaction(async () => {
    await lockUserFor(actor, 'resetSecondFactor', userId);
    await takeAway(actor, userId);
  });
}

const takeAway = (actor: Actor, userId: number, sessionId?: number): Promise<void> =>
  inTransaction(async () => {
    const user = await lockUser(userId);
    must(await secondFactorStore.delete(userId), 'auth.secondFactorOff');
    await logOutEverywhere(userId, sessionId);
    await tell(actor, user, 'off');
  });

async function lockUser(userId: number): Promise<User> {
  const user = await userStore.lock(userId);
  must(user, 'user.notFound');
  return user;
}

/** Logs the change and tells the user, who may not have made it. */
async function tell(by: Actor, { id, email, name, language }: User, to: 'on' | 'off'): Promise<void> {
  await logTransition({ entity: 'secondFactor', entityId: id, from: to === 'on' ? 'off' : 'on', to, by });
  const profileUrl = `${publicOrigin()}/${language}/user/second-factor`;
  const forgotUrl = `${publicOrigin()}/${language}/auth/forgot-password`;
  await queueMail(to === 'on' ? 'secondFactorOn' : 'secondFactorOff', {
    to: email,
    language,
    data: { name, profileUrl, forgotUrl },
  });
  logger.info({ event: `secondFactor.${to}`, userId: id }, `second factor ${to}`);
}

const hashesOf = (userId: number, codes: readonly string[]) => codes.map((code) => recoveryCodeHash(userId, code)!);

/**
 * Checks a code from the app, or a recovery code: each works once. Counted separately, like login attempts: nobody gets an attempt without
 * the password, so nobody can lock the owner out without it.
 * @throws DomainError `auth.codeInvalid` at the field `code`, `auth.accountLocked`
 */
export async function checkSecondFactor(userId: number, code: string, clientAddress: string): Promise<void> {
  const attempt = await beginAttempt({ account: secondFactorKey(userId) }, clientAddress, userId);
  await attempt.wait();
  if (!(await uses(userId, code))) {
    logger.warn({ event: 'secondFactor.failed', userId }, 'wrong code');
    throw new DomainError('auth.codeInvalid', [], 'code');
  }
  await endAttempt(attempt);
}

async function uses(userId: number, code: string): Promise<boolean> {
  const factor = await secondFactorStore.find(userId);
  if (!factor) return false;
  const step = totpStep(factor.secret, code, clock.now());
  if (step !== undefined) return secondFactorStore.useStep(userId, step);
  const hash = recoveryCodeHash(userId, code);
  return hash !== undefined && secondFactorStore.useCode(userId, hash);
}
