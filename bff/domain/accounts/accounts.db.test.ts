// Traces: S1-001, S2-027, S2-028, S2-178, S2-179, S2-182, S3-011, S3-012, S5-010, S5-057, S6-011, S6-012, S6-025,
// S8-015, S8-019, S8-020, S8-030, S8-081, S8-082, S8-083, S8-084, S8-085, S8-086
import { AsyncResource } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { select, selectOne } from '@db/query';
import { untilLocksAreWaitedFor } from '@db/testing/lock-waits';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '../shared/actor';
import {
  canVerifyEmail,
  changePassword,
  logIn,
  ownerOfPasswordLink,
  ownProfile,
  requestPasswordReset,
  resendEmailVerification,
  resetPassword,
  verifyEmail,
} from './index';
import { contactInfo, registerCustomer, type Registration, updateContactInfo } from '../customers';
import { readSession, startSession } from '../sessions';
import { loginOf } from '../sessions/testing/login-of';
import { loginAttemptStore } from './login-attempt.store';
import { keysOf } from './login-lockout';
import { oneTimeTokenStore } from './one-time-token.store';
import { userStore } from './user.store';

/** Runs work as another request would: started directly, it would join the surrounding transaction. */
const outside = AsyncResource.bind(<Result>(work: () => Result): Result => work());

const clientAddress = '203.0.113.7';
const PASSWORD = 'Gul buss 55';

describe('accounts', () => {
  useTestDatabase({ pool: 12 });
  let count = 0;

  beforeEach(() => clock.freeze('2027-03-10T08:00:00Z'));
  afterEach(() => clock.release());

  const form = (changes: Partial<Registration> = {}): Registration => {
    const name = `kund${++count}`;
    return { username: name, email: `${name}@demo.invalid`, password: PASSWORD, name: 'Kund Kundsson', phone: '+46701234567', language: 'sv', ...changes }; // prettier-ignore
  };
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { key?: string; field?: string }) =>
        [error.key ?? 'no domain error', error.field].filter(Boolean).join(' '),
    );
  const tryLogIn = (username: string, password = PASSWORD) => outcomeOf(logIn({ username, password, clientAddress }));
  const actorOf = async (userId: number): Promise<UserActor> =>
    (await readSession((await startSession({ login: await loginOf(userId) })).token))!.user!.actor;
  /** The links of a kind that were mailed to an address, in order. */
  const mailed = async (to: string, path: 'change-password' | 'verify-email') => {
    const rows = await select<{ payload: unknown }>('SELECT payload FROM outbox ORDER BY id');
    const texts = rows.map(({ payload }) => (typeof payload === 'string' ? payload : JSON.stringify(payload)));
    return texts
      .filter((text) => text.includes(`"${to}"`))
      .flatMap((text) => [...text.matchAll(new RegExp(`${path}/([\\w-]{43})`, 'g'))].map(([, token]) => token!));
  };

  describe('registering', () => {
    it('creates a private customer who can log in and has contact info', async () => {
      const typed = form({ username: '  KundAnna ', email: 'Anna@Demo.Invalid' });
      const { userId, customerId } = await registerCustomer(typed);
      expect(await logIn({ username: 'kundanna', password: PASSWORD, clientAddress })).toMatchObject({ userId });
      const actor = await actorOf(userId);
      expect(actor).toMatchObject({ roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], customerId, language: 'sv' });
      expect(await contactInfo(actor, customerId)).toMatchObject({
        customerType: 'PRIVATE',
        email: 'anna@demo.invalid',
        companyName: null,
      });
      expect(await mailed('anna@demo.invalid', 'verify-email')).toHaveLength(1);
    });

    it('creates a corporate customer with both numbers from either form', async () => {
      const { userId, customerId } = await registerCustomer(
        form({ company: { name: 'Resor AB', orgNumber: 'SE556036079301' } }),
      );
      const actor = await actorOf(userId);
      expect(actor.roles).toEqual(['CUSTOMER', 'CORPORATE_CUSTOMER']);
      expect(await contactInfo(actor, customerId)).toMatchObject({
        customerType: 'CORPORATE',
        orgNumber: '5560360793',
        vatNumber: 'SE556036079301',
      });
    });

    it.each<[string, Partial<Registration>, string]>([
      ['a wrong org number', { company: { name: 'Fel AB', orgNumber: '5560360794' } }, 'customer.orgNumber orgNumber'],
      ['a weak password', { password: 'gulbuss5' }, 'user.passwordRules password'],
      ['a common password', { password: 'Password123' }, 'user.passwordCommon password'],
      ['somebody else’s address as username', { username: 'annan@demo.invalid' }, 'user.usernameNotYours username'],
    ])('refuses %s and creates nothing', async (_, changes, outcome) => {
      const before = await selectOne('SELECT COUNT(*) AS users FROM users');
      expect(await outcomeOf(registerCustomer(form(changes)))).toBe(outcome);
      expect(await selectOne('SELECT COUNT(*) AS users FROM users')).toEqual(before);
    });

    it('says which of the two names is taken, in any case', async () => {
      const taken = form();
      await registerCustomer(taken);
      expect(await outcomeOf(registerCustomer(form({ username: taken.username.toUpperCase() })))).toBe(
        'user.duplicateUsername username',
      );
      expect(await outcomeOf(registerCustomer(form({ email: taken.email.toUpperCase() })))).toBe(
        'user.duplicateEmail email',
      );
    });

    it('lets one of many at once have a name, and leaves nothing of the others', async () => {
      const { username } = form();
      const tries = Array.from({ length: 8 }, () =>
        outcomeOf(registerCustomer(form({ username, password: `${PASSWORD} ${count}` }))),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'user.duplicateUsername username')).toHaveLength(7);
      const orphans = await selectOne<{ n: number }>(
        'SELECT COUNT(*) AS n FROM users u LEFT JOIN customers c ON c.user_id = u.id WHERE c.id IS NULL',
      );
      expect(orphans?.n).toBe(0);
    });

    it('takes a double click as one, but not a later attempt', async () => {
      const twice = form();
      const [first, second] = await Promise.all([registerCustomer(twice), registerCustomer(twice)]);
      expect(first).toEqual(second);
      expect(await outcomeOf(registerCustomer({ ...twice, password: 'Annan buss 7' }))).toMatch(/^user\.duplicate/);
      clock.advance(61_000);
      expect(await outcomeOf(registerCustomer(twice))).toMatch(/^user\.duplicate/);
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by the mailed link, which lifts the lockout, ends every session and confirms the address', async () => {
      const { username, email, userId } = await registered();
      const { token: session } = await startSession({ login: await loginOf(userId) });
      await Promise.all(Array.from({ length: 10 }, () => tryLogIn(username, 'Fel')));
      expect(await tryLogIn(username)).toBe('auth.accountLocked');
      await requestPasswordReset(email.toUpperCase());
      const [token] = await mailed(email, 'change-password');
      expect(await ownerOfPasswordLink(token!)).toEqual({ username, invited: false });
      await resetPassword({ token: token!, password: 'Ny röd buss 9' });
      expect(await readSession(session)).toBeNull();
      expect(await tryLogIn(username, 'Ny röd buss 9')).toBe('done');
      expect(await tryLogIn(username)).toBe('auth.invalidCredentials');
      expect((await ownProfile(await actorOf(userId))).emailVerified).toBe(true);
    });

    it('lifts the lock for all addresses too', async () => {
      const { username, email, userId } = await registered();
      for (const key of keysOf({ id: userId, username, email }))
        await loginAttemptStore.lockForAll(key, userId, clock.now());
      expect(await tryLogIn(username)).toBe('auth.accountLocked');
      await requestPasswordReset(email);
      const [token] = await mailed(email, 'change-password');
      await resetPassword({ token: token!, password: 'Ny röd buss 9' });
      for (const name of [username, email]) expect(await tryLogIn(name, 'Ny röd buss 9')).toBe('done');
    });

    it('has a link that works once, however many come at once', async () => {
      const { email } = await registered();
      await requestPasswordReset(email);
      const [token] = await mailed(email, 'change-password');
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, i) => outcomeOf(resetPassword({ token: token!, password: `Ny buss nr ${i}00` }))),
      );
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'auth.passwordTokenExpired')).toHaveLength(7);
      expect(await ownerOfPasswordLink(token!)).toBeUndefined();
    });

    it('has a link that works for an hour, and none of the others after one was used', async () => {
      const { email } = await registered();
      await requestPasswordReset(email);
      await requestPasswordReset(email);
      const [first, second] = await mailed(email, 'change-password');
      clock.advance(3_600_000 - 1);
      expect(await outcomeOf(resetPassword({ token: first!, password: 'kort' }))).toBe('user.passwordRules password');
      expect(await outcomeOf(resetPassword({ token: first!, password: 'Ny röd buss 9' }))).toBe('done');
      expect(await outcomeOf(resetPassword({ token: second!, password: 'Ny röd buss 10' }))).toBe(
        'auth.passwordTokenExpired',
      );
      await requestPasswordReset(email);
      const [, , third] = await mailed(email, 'change-password');
      clock.advance(3_600_000);
      expect(await ownerOfPasswordLink(third!)).toBeUndefined();
      expect(await outcomeOf(resetPassword({ token: third!, password: 'Ny röd buss 11' }))).toBe(
        'auth.passwordTokenExpired',
      );
    });

    it('answers the same, and no sooner, for an unknown address; and floods nobody', async () => {
      const { email } = await registered();
      const timed = async (address: string) => {
        const started = performance.now();
        expect(await requestPasswordReset(address)).toBeUndefined();
        return performance.now() - started;
      };
      const [known, unknown] = [await timed(email), await timed('ingen@demo.invalid')];
      // Both wait for the same moment, which comes after all the work.
      expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(249);
      expect(await mailed('ingen@demo.invalid', 'change-password')).toEqual([]);
      for (let i = 0; i < 4; i++) await requestPasswordReset(email);
      expect(await mailed(email, 'change-password')).toHaveLength(3);
    });

    it.each(['', 'x', 'a'.repeat(43), "' OR 1=1"])('is not set by the link %j', async (token) => {
      expect(await outcomeOf(resetPassword({ token, password: 'Ny röd buss 9' }))).toBe('auth.passwordTokenExpired');
      expect(await ownerOfPasswordLink(token)).toBeUndefined();
    });
  });

  describe('an address', () => {
    it('is confirmed by its link once; looking at the link does not use it up; a new link revokes the old one', async () => {
      const { email, userId } = await registered();
      const actor = await actorOf(userId);
      await resendEmailVerification(actor);
      const [old, link] = await mailed(email, 'verify-email');
      expect(await canVerifyEmail(old!)).toBe(false);
      expect(await canVerifyEmail(link!)).toBe(true);
      expect((await ownProfile(actor)).emailVerified).toBe(false);
      await verifyEmail(link!);
      expect((await ownProfile(actor)).emailVerified).toBe(true);
      expect(await outcomeOf(verifyEmail(link!))).toBe('auth.verificationTokenExpired');
      await resendEmailVerification(actor);
      expect(await mailed(email, 'verify-email')).toHaveLength(2);
    });

    it('is confirmed by its link for seven days', async () => {
      const { email } = await registered();
      const [link] = await mailed(email, 'verify-email');
      clock.advance(7 * 24 * 3_600_000 - 1);
      expect(await canVerifyEmail(link!)).toBe(true);
      clock.advance(1);
      expect(await canVerifyEmail(link!)).toBe(false);
    });

    it('is not confirmed by a link to the previous one, opened during the change; nobody has to start over', async () => {
      const { email, userId } = await registered();
      const [link] = await mailed(email, 'verify-email');
      const looked = vi.spyOn(oneTimeTokenStore, 'find');
      let changes = 0;
      let opened: Promise<string> | undefined;
      await inTransaction(async () => {
        changes++;
        const user = (await userStore.lock(userId))!;
        opened = outside(() => outcomeOf(verifyEmail(link!)));
        await untilLocksAreWaitedFor();
        await userStore.setEmail(user, 'annan@demo.invalid', { confirmed: false });
        // Opening the link waits for the account before taking the link: in the other order the two would wait for each other.
        await oneTimeTokenStore.revoke(userId, ['emailVerification']);
      });
      expect(await opened).toBe('auth.verificationTokenExpired');
      expect((await userStore.find(userId))?.emailVerifiedAt).toBeNull();
      expect([changes, looked.mock.calls.length]).toEqual([1, 1]);
      looked.mockRestore();
    });
  });

  it('changes a password only with the previous one, and ends all sessions', async () => {
    const { username, userId } = await registered();
    const { token } = await startSession({ login: await loginOf(userId) });
    const actor = await actorOf(userId);
    const change = (currentPassword: string, password: string) =>
      outcomeOf(changePassword(actor, { currentPassword, password, clientAddress }));
    expect(await change('Fel', 'Ny röd buss 9')).toBe('auth.wrongPassword currentPassword');
    expect(await change(PASSWORD, username)).toMatch(/^user\.password/);
    expect(await readSession(token)).not.toBeNull();
    expect(await change(PASSWORD, 'Ny röd buss 9')).toBe('done');
    expect(await readSession(token)).toBeNull();
    expect(await tryLogIn(username, 'Ny röd buss 9')).toBe('done');
  });

  it('shows and changes contact info for its owner alone', async () => {
    const mine = await registerCustomer(form({ company: { name: 'Resor AB', orgNumber: '556036-0793' } }));
    const other = await registered();
    const actor = await actorOf(mine.userId);
    const info = { name: 'Ny', email: 'Ny@Firma.Invalid', phone: '+46812345', street: 'Gatan 1', postcode: '111 22', city: 'Stockholm', countryCode: 'SE' }; // prettier-ignore
    const change = (customerId: number, orgNumber = '5560360793') =>
      outcomeOf(updateContactInfo(actor, customerId, { ...info, company: { name: 'Nya Resor AB', orgNumber } }));
    expect(await change(other.customerId)).toBe('customer.notFound');
    expect(await outcomeOf(contactInfo(actor, other.customerId))).toBe('customer.notFound');
    expect(await change(999_999)).toBe('customer.notFound');
    expect(await change(mine.customerId, '1234567890')).toBe('customer.orgNumber orgNumber');
    expect(await change(mine.customerId)).toBe('done');
    expect(await contactInfo(actor, mine.customerId)).toMatchObject({
      email: 'ny@firma.invalid',
      companyName: 'Nya Resor AB',
      customerType: 'CORPORATE',
    });
  });

  async function registered() {
    const typed = form();
    return { ...(await registerCustomer(typed)), username: typed.username, email: typed.email };
  }
});
