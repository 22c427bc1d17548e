// Traces: S4-068, S8-008, S8-014
import { type Algorithm, hash } from '@node-rs/argon2';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { logIn } from './log-in';
import { loginAttemptStore } from './login-attempt.store';
import { accountKey, countedAddress, delayAfter, nameKey, unlock } from './login-lockout';
import { hashPassword } from './password-hash';
import { purgeAttemptsAndLinks } from './purge-accounts';
import { userStore } from './user.store';

const RIGHT = 'Gul buss 55';
const HERE = '203.0.113.7';

describe('log in', () => {
  useTestDatabase();
  let anna: { id: number; username: string; email: string };
  let passwordHash: string;
  let count = 0;

  beforeAll(async () => {
    passwordHash = await hashPassword(RIGHT);
  });
  beforeEach(async () => {
    clock.freeze('2027-03-10T08:00:00Z');
    const username = `anna${++count}`;
    const email = `${username}@demo.invalid`;
    const id = await userStore.insert({ username, email, passwordHash, name: 'Anna', language: 'sv', roles: ['CUSTOMER'] }); // prettier-ignore
    anna = { id, username, email };
  });
  afterEach(() => clock.release());

  const attempt = (password: string, { name = `anna${count}`, from = HERE } = {}) =>
    logIn({ username: name, password, clientAddress: from }).then(
      ({ userId }) => userId,
      (error: { key: string }) => error.key,
    );
  /** Failures from a day's worth of addresses, without waiting for their delays. */
  const failFrom = async (addresses: number, { name = `anna${count}`, each = 1 } = {}) => {
    for (let i = 0; i < addresses; i++)
      await Promise.all(Array.from({ length: each }, () => attempt('Fel', { name, from: `198.51.100.${i}` })));
  };

  it('takes username or e-mail address, in any case', async () => {
    expect(await attempt(RIGHT, { name: ` ANNA${count} ` })).toBe(anna.id);
    expect(await attempt(RIGHT, { name: `Anna${count}@Demo.Invalid` })).toBe(anna.id);
  });

  it('rehashes the password when its hash was cheaper than today’s', async () => {
    const cheap = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 8_192, timeCost: 1, parallelism: 1 };
    await userStore.renewHash(anna.id, await hash(RIGHT, cheap));
    expect(await attempt(RIGHT)).toBe(anna.id);
    expect((await userStore.find(anna.id))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await attempt(RIGHT)).toBe(anna.id);
  });

  it('answers the same for a wrong password and for a missing account', async () => {
    expect(await attempt('Fel')).toBe('auth.invalidCredentials');
    expect(await attempt('Fel', { name: 'ingen' })).toBe('auth.invalidCredentials');
    expect(await attempt('', { name: '' })).toBe('auth.invalidCredentials');
    expect(await attempt(RIGHT, { name: "' OR 1=1 -- " })).toBe('auth.invalidCredentials');
  });

  it('waits longer with every failure', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 9].map(delayAfter)).toEqual([0, 0, 0, 250, 500, 1000, 2000, 2000, 2000]);
  });

  it('checks ten passwords from an address, however many come at once, then locks it there for 15 minutes; a missing account alike', async () => {
    for (const name of [`anna${count}`, `nobody${count}`]) {
      const tries = await Promise.all(Array.from({ length: 25 }, () => attempt('Fel', { name })));
      expect(tries.filter((outcome) => outcome === 'auth.invalidCredentials')).toHaveLength(10);
      expect(await attempt(RIGHT, { name })).toBe('auth.accountLocked');
    }
    expect(await attempt(RIGHT, { from: '203.0.113.8' })).toBe(anna.id);
    clock.advance(15 * 60_000 - 1);
    expect(await attempt(RIGHT)).toBe('auth.accountLocked');
    clock.advance(2);
    expect(await attempt(RIGHT)).toBe(anna.id);
  });

  it('forgets the failures of an address after the right password', async () => {
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 3; i++) await attempt('Fel');
      expect(await attempt(RIGHT)).toBe(anna.id);
    }
  });

  it('counts one IPv6 network as one address', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => attempt('Fel', { from: `2001:db8:1:2::${i}` })));
    expect(await attempt(RIGHT, { from: '2001:db8:1:2:ffff::1' })).toBe('auth.accountLocked');
    expect(await attempt(RIGHT, { from: '2001:db8:1:3::1' })).toBe(anna.id);
  }, 60_000);

  it('locks it for all after a hundred failures in a day, until it is unlocked; a missing account alike', async () => {
    for (const name of [`anna${count}`, `nobody${count}`]) {
      await failFrom(34, { name, each: 3 });
      expect(await attempt(RIGHT, { name, from: '203.0.113.99' })).toBe('auth.accountLocked');
      clock.advance(48 * 3_600_000);
      expect(await attempt(RIGHT, { name, from: '203.0.113.99' })).toBe('auth.accountLocked');
    }
    await unlock(anna);
    expect(await attempt(RIGHT)).toBe(anna.id);
  }, 60_000);

  it('is locked for all for 90 days at most', async () => {
    for (const key of [accountKey(anna), nameKey(anna.username)])
      await loginAttemptStore.lockForAll(key, anna.id, clock.now());
    clock.advance(90 * 24 * 3_600_000);
    await purgeAttemptsAndLinks();
    expect(await attempt(RIGHT)).toBe('auth.accountLocked');
    clock.advance(1_000);
    await purgeAttemptsAndLinks();
    expect(await attempt(RIGHT)).toBe(anna.id);
  });

  it('does not reveal by a lock that a username and an address are one account, and allows no extra attempts', async () => {
    const { username, email } = anna;
    const outcomes = async (name: string) => {
      const told = await Promise.all(Array.from({ length: 10 }, () => attempt('Fel', { name })));
      return { told: [...new Set(told)], then: await attempt(RIGHT, { name }) };
    };
    const stranger = await outcomes(`nobody${count}`);
    expect(stranger).toEqual({ told: ['auth.invalidCredentials'], then: 'auth.accountLocked' });
    expect(await outcomes(username)).toEqual(stranger);
    // Ten passwords have been checked: the right one counts as a wrong one, until this name too has had its ten.
    expect(await attempt(RIGHT, { name: email })).toBe('auth.invalidCredentials');
    for (let tries = 0; tries < 9; tries++)
      expect(await attempt('Fel', { name: email })).toBe('auth.invalidCredentials');
    expect(await attempt(RIGHT, { name: email })).toBe('auth.accountLocked');
    expect(await attempt(RIGHT, { name: email, from: '203.0.113.8' })).toBe(anna.id);
    await unlock(anna);
    expect(await attempt(RIGHT, { name: email })).toBe(anna.id);
    expect(await attempt(RIGHT)).toBe(anna.id);
  }, 60_000);

  it('delays a name by its own failures, not by those of the account', async () => {
    const { username, email } = anna;
    for (let tries = 0; tries < 5; tries++) await attempt('Fel', { name: username });
    const start = performance.now();
    await attempt('Fel', { name: email });
    // After five failures it would be a second.
    expect(performance.now() - start).toBeLessThan(900);
    const again = performance.now();
    await attempt('Fel', { name: username });
    expect(performance.now() - again).toBeGreaterThanOrEqual(990);
  });

  it('reveals that an administrator has locked the account only to the right password', async () => {
    await execute("UPDATE users SET status = 'locked' WHERE id = :id", { id: anna.id });
    expect(await attempt('Fel')).toBe('auth.invalidCredentials');
    expect(await attempt(RIGHT)).toBe('auth.accountLocked');
  });

  it('is not locked for all by one address, or one IPv6 network, however long it goes on', async () => {
    // Ten at a time, as the lock of the address lets them through, all day.
    const start = clock.millis();
    for (const from of ['203.0.113.66', '2001:db8:6:6::1', '2001:db8:6:6:ffff::2'])
      for (let tries = 0; tries < 120; tries++)
        for (const key of [accountKey(anna), nameKey(anna.username)])
          await loginAttemptStore.insert(key, countedAddress(from), anna.id, new Date(start + tries * 90_000));
    clock.advance(121 * 90_000);
    expect(await attempt(RIGHT, { from: '192.0.2.44' })).toBe(anna.id);
  });

  it('does not lock for all when the failures spread over more than a day', async () => {
    await failFrom(33, { each: 3 });
    clock.advance(25 * 3_600_000);
    await failFrom(1);
    expect(await attempt(RIGHT)).toBe(anna.id);
  }, 60_000);
});
