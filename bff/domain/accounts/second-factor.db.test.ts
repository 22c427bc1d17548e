// Traces: S8-243, S8-245, S8-246, S8-247, S8-248, S8-249
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TOTP, Secret } from 'otpauth';
import { clock } from '@bff/platform/clock';
import { execute, select } from '@db/query';
import { createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { forgetSettings } from '../settings';
import type { Role, UserActor } from '../shared/actor';
import { transitionsOf } from '../shared/event-log.store';
import {
  awaitsSecondStep,
  beginSecondStep,
  changePassword,
  confirmIdentity,
  lacksSecondFactor,
  logIn,
  offerSecondFactor,
  ownSecondFactor,
  passSecondStep,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './index';
import { readSession, startSession } from '../sessions';
import { hashPassword } from './password-hash';
import { loginOf } from '../sessions/testing/login-of';

const PASSWORD = 'Gul buss 55';
const HERE = '203.0.113.7';

describe('a second factor', () => {
  useTestDatabase({ pool: 12 });
  let passwordHash: string;

  beforeEach(async () => {
    clock.freeze('2027-03-10T08:00:00Z');
    passwordHash ??= await hashPassword(PASSWORD);
  });
  afterEach(() => clock.release());

  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { key?: string }) => error.key ?? 'no domain error',
    );
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.millis() + steps * 30_000 });
  const usernameOf = async ({ userId }: UserActor) =>
    (await select<{ username: string }>('SELECT username FROM users WHERE id = :userId', { userId }))[0]!.username;

  async function person(...roles: Role[]) {
    const actor = await createUser({ passwordHash, ...(roles.length > 0 ? { roles } : {}) });
    const { token } = await startSession({ login: await loginOf(actor.userId) });
    return { actor, token, sessionId: (await readSession(token))!.id };
  }
  /** With the factor on, half a minute later: the code that turned it on is used up. */
  async function secured(...roles: Role[]) {
    const { actor, token, sessionId } = await person(...roles);
    const { offer, secret } = await offerSecondFactor(actor);
    const { recoveryCodes } = await turnOnSecondFactor(actor, { offer, code: codeOf(secret), sessionId });
    clock.advance(30_000);
    return { actor, token, sessionId, secret, recoveryCodes };
  }
  const secondStep = async ({ userId }: UserActor, code: string, clientAddress = HERE) =>
    outcomeOf(passSecondStep({ token: await beginSecondStep(await loginOf(userId)), code, clientAddress }));

  it('is on only after a first code, ends the other sessions, is announced by mail and logged', async () => {
    const { actor, token, sessionId } = await person();
    const other = await startSession({ login: await loginOf(actor.userId) });
    const { offer, secret, uri } = await offerSecondFactor(actor);
    expect(uri).toContain(secret);
    expect(await outcomeOf(turnOnSecondFactor(actor, { offer, code: '000000', sessionId }))).toBe('auth.codeInvalid');
    expect((await ownSecondFactor(actor)).since).toBeNull();
    expect((await offerSecondFactor(actor, offer)).secret).toBe(secret);
    const { recoveryCodes } = await turnOnSecondFactor(actor, { offer, code: codeOf(secret), sessionId });
    expect(await ownSecondFactor(actor)).toEqual({ since: clock.now(), recoveryCodesLeft: 10, obliged: false });
    expect((await readSession(token))?.user?.hasSecondFactor).toBe(true);
    expect(await readSession(other.token)).toBeNull();
    expect(JSON.stringify(await select('SELECT payload FROM outbox'))).toContain('secondFactorOn');
    expect(await transitionsOf('secondFactor', actor.userId)).toMatchObject([{ from: 'off', to: 'on' }]);
    const stored = JSON.stringify([await select('SELECT * FROM second_factors'), await select('SELECT * FROM recovery_codes')]); // prettier-ignore
    for (const shown of [secret, ...recoveryCodes]) expect(stored).not.toContain(shown);
    expect(await outcomeOf(turnOnSecondFactor(actor, { offer, code: codeOf(secret), sessionId }))).toBe('auth.secondFactorOn'); // prettier-ignore
  });

  it('is not turned on by somebody else’s offer, a forged one or one that is an hour old', async () => {
    const [mine, other] = [await person(), await person()];
    const { offer, secret } = await offerSecondFactor(other.actor);
    const turnOn = (from: string) =>
      outcomeOf(turnOnSecondFactor(mine.actor, { offer: from, code: codeOf(secret), sessionId: mine.sessionId }));
    expect(await turnOn(offer)).toBe('auth.secondFactorOfferExpired');
    expect(await turnOn('x'.repeat(200))).toBe('auth.secondFactorOfferExpired');
    clock.advance(31 * 60_000);
    const { sessionId } = other;
    expect(await outcomeOf(turnOnSecondFactor(other.actor, { offer, code: codeOf(secret), sessionId }))).toBe(
      'auth.secondFactorOfferExpired',
    );
  });

  it('asks for a code after the password, and lets in with it', async () => {
    const { actor, secret } = await secured();
    const username = await usernameOf(actor);
    expect(await logIn({ username, password: PASSWORD, clientAddress: HERE })).toEqual({
      ...(await loginOf(actor.userId)),
      needsCode: true,
    });
    const token = await beginSecondStep(await loginOf(actor.userId));
    expect(await awaitsSecondStep(token)).toBe(true);
    // It works for nothing else.
    expect(await readSession(token)).toBeNull();
    expect(await outcomeOf(passSecondStep({ token, code: '123456', clientAddress: HERE }))).toBe('auth.codeInvalid');
    expect(await passSecondStep({ token, code: codeOf(secret), clientAddress: HERE })).toEqual(
      await loginOf(actor.userId),
    );
    expect(await awaitsSecondStep(token)).toBe(false);
  });

  it('takes each code once, however many send it at once, and none from before it', async () => {
    const { actor, secret } = await secured();
    clock.advance(60_000);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => secondStep(actor, codeOf(secret))));
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('auth.codeInvalid'), 'done']);
    expect(await secondStep(actor, codeOf(secret, -1), '198.51.100.1')).toBe('auth.codeInvalid');
    expect(await secondStep(actor, codeOf(secret, +1), '198.51.100.1')).toBe('done');
    expect(await secondStep(actor, codeOf(secret), '198.51.100.1')).toBe('auth.codeInvalid');
    clock.advance(60_000);
    expect(await secondStep(actor, codeOf(secret), '198.51.100.1')).toBe('done');
  });

  it('can be replaced by each recovery code once, until new ones are made', async () => {
    const { actor, recoveryCodes } = await secured();
    const [first, second] = recoveryCodes;
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => secondStep(actor, first!.toUpperCase())));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect((await ownSecondFactor(actor)).recoveryCodesLeft).toBe(9);
    const renewed = await renewRecoveryCodes(actor);
    expect((await ownSecondFactor(actor)).recoveryCodesLeft).toBe(10);
    expect(await secondStep(actor, second!)).toBe('auth.codeInvalid');
    expect(await secondStep(actor, renewed.recoveryCodes[0]!)).toBe('done');
    const other = await secured();
    expect(await secondStep(other.actor, renewed.recoveryCodes[1]!)).toBe('auth.codeInvalid');
  });

  it('cannot be guessed: ten attempts from an address, and neither step locks the other', async () => {
    const { actor, secret } = await secured();
    const username = await usernameOf(actor);
    const tries = await Promise.all(Array.from({ length: 14 }, (_, i) => secondStep(actor, String(100_000 + i))));
    expect(tries.filter((outcome) => outcome === 'auth.codeInvalid')).toHaveLength(10);
    expect(await secondStep(actor, codeOf(secret))).toBe('auth.accountLocked');
    expect(await outcomeOf(logIn({ username, password: PASSWORD, clientAddress: HERE }))).toBe('done');
    expect(await secondStep(actor, codeOf(secret), '198.51.100.1')).toBe('done');
  });

  it('gives ten minutes for the second step, and none after a new password or when the account is closed', async () => {
    const { actor, secret } = await secured();
    const token = await beginSecondStep(await loginOf(actor.userId));
    const pass = (from: string) =>
      outcomeOf(passSecondStep({ token: from, code: codeOf(secret), clientAddress: HERE }));
    for (const nothing of ['', 'x', 'a'.repeat(43)]) expect(await pass(nothing)).toBe('auth.secondStepExpired');
    clock.advance(10 * 60_000);
    expect(await pass(token)).toBe('auth.secondStepExpired');
    const later = await beginSecondStep(await loginOf(actor.userId));
    await changePassword(actor, { currentPassword: PASSWORD, password: 'Ny röd buss 9', clientAddress: HERE });
    expect(await pass(later)).toBe('auth.secondStepExpired');
    const last = await beginSecondStep(await loginOf(actor.userId));
    await execute("UPDATE users SET status = 'locked' WHERE id = :id", { id: actor.userId });
    expect(await pass(last)).toBe('auth.secondStepExpired');
  });

  it('is asked for when users confirm who they are', async () => {
    const { actor, secret } = await secured();
    const confirm = (code?: string) =>
      outcomeOf(confirmIdentity(actor, { currentPassword: PASSWORD, code, clientAddress: HERE }));
    expect(await confirm()).toBe('auth.codeInvalid');
    expect(await confirm('123456')).toBe('auth.codeInvalid');
    expect(await confirm(codeOf(secret))).toBe('done');
    expect(await confirm(codeOf(secret))).toBe('auth.codeInvalid');
  });

  it('is turned off by its owner, who then logs in with the password alone', async () => {
    const { actor, sessionId } = await secured();
    const other = await startSession({ login: await loginOf(actor.userId) });
    await turnOffSecondFactor(actor, { sessionId });
    expect(await readSession(other.token)).toBeNull();
    expect(await logIn({ username: await usernameOf(actor), password: PASSWORD, clientAddress: HERE })).toMatchObject({ needsCode: false }); // prettier-ignore
    expect(await outcomeOf(turnOffSecondFactor(actor, { sessionId }))).toBe('auth.secondFactorOff');
    expect(await outcomeOf(renewRecoveryCodes(actor))).toBe('auth.secondFactorOff');
    expect(await select('SELECT id FROM recovery_codes WHERE user_id = :userId', actor as never)).toEqual([]);
    expect(JSON.stringify(await select('SELECT payload FROM outbox'))).toContain('secondFactorOff');
  });

  it('is required of staff by a setting: they cannot turn it off, and lack it until they have it', async () => {
    const staff = await secured('COMPANY_ADMIN');
    const without = await person('SYSTEM_ADMIN');
    const customer = await person('CUSTOMER');
    expect(await lacksSecondFactor(without.actor.userId)).toBe(false);
    await execute("INSERT INTO settings (setting_key, value) VALUES ('staffNeedSecondFactor', 'true')");
    forgetSettings();
    try {
      expect(await outcomeOf(turnOffSecondFactor(staff.actor, staff))).toBe('auth.secondFactorObliged');
      expect(await lacksSecondFactor(staff.actor.userId)).toBe(false);
      expect(await lacksSecondFactor(without.actor.userId)).toBe(true);
      expect(await lacksSecondFactor(customer.actor.userId)).toBe(false);
    } finally {
      await execute('DELETE FROM settings');
      forgetSettings();
    }
  });

  it('is reset by an administrator, which ends the user’s sessions and is logged', async () => {
    const { actor, token } = await secured();
    const admin = await person('SYSTEM_ADMIN');
    expect(await outcomeOf(resetSecondFactor(actor, admin.actor.userId))).toBe('user.notFound');
    expect(await outcomeOf(resetSecondFactor(admin.actor, admin.actor.userId))).toBe('user.self');
    expect(await outcomeOf(resetSecondFactor(admin.actor, 999_999))).toBe('user.notFound');
    await resetSecondFactor(admin.actor, actor.userId);
    expect(await readSession(token)).toBeNull();
    expect((await ownSecondFactor(actor)).since).toBeNull();
    expect(await transitionsOf('secondFactor', actor.userId)).toMatchObject([
      { to: 'on', actorUserId: actor.userId },
      { from: 'on', to: 'off', actorUserId: admin.actor.userId },
    ]);
  });
});
