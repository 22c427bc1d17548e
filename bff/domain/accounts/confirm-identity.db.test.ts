import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { useTestDatabase } from '@db/testing/test-database';
import { confirmIdentity, logIn } from './index';
import { isRecentLogin, readSession, RECENT_LOGIN_MINUTES, startSession } from '../sessions';
import { hashPassword } from './password-hash';
import { userStore } from './user.store';
import { loginOf } from '../sessions/testing/login-of';

const PASSWORD = 'Gul buss 55';
const clientAddress = '203.0.113.7';

describe('a recent login', () => {
  useTestDatabase();
  let count = 0;

  beforeEach(() => clock.freeze('2027-03-10T08:00:00Z'));
  afterEach(() => clock.release());

  async function user() {
    const username = `nyss${++count}`;
    const userId = await userStore.insert({ username, email: `${username}@demo.invalid`, passwordHash: await hashPassword(PASSWORD), name: 'Anna', language: 'sv', roles: ['CUSTOMER'] }); // prettier-ignore
    return { userId, username };
  }
  const sessionOf = async (token: string) => (await readSession(token))!;

  it('is one of the last fifteen minutes', async () => {
    const { userId } = await user();
    const { token } = await startSession({ login: await loginOf(userId) });
    const { authenticatedAt } = await sessionOf(token);
    expect(isRecentLogin(authenticatedAt)).toBe(true);
    clock.advance(RECENT_LOGIN_MINUTES * 60_000 - 1);
    expect(isRecentLogin(authenticatedAt)).toBe(true);
    clock.advance(1);
    expect(isRecentLogin(authenticatedAt)).toBe(false);
  });

  it('belongs to no visitor, and does not come from a session that only continues under another id', async () => {
    const visitor = await startSession({ login: null });
    expect(isRecentLogin((await sessionOf(visitor.token)).authenticatedAt)).toBe(false);
    const { userId } = await user();
    const before = await sessionOf((await startSession({ login: await loginOf(userId) })).token);
    clock.advance(20 * 60_000);
    const { token } = await startSession({ login: await loginOf(userId), authenticatedAt: before.authenticatedAt });
    expect(isRecentLogin((await sessionOf(token)).authenticatedAt)).toBe(false);
    expect(
      isRecentLogin((await sessionOf((await startSession({ login: await loginOf(userId) })).token)).authenticatedAt),
    ).toBe(true);
  });

  it('is renewed by the password, counted like a login: ten wrong ones lock the account for this address', async () => {
    const { userId, username } = await user();
    const { actor } = (await sessionOf((await startSession({ login: await loginOf(userId) })).token)).user!;
    const confirm = (currentPassword: string) =>
      confirmIdentity(actor, { currentPassword, clientAddress }).then(
        () => 'confirmed',
        ({ key }: { key: string }) => key,
      );
    expect(await confirm(PASSWORD)).toBe('confirmed');
    const wrong = await Promise.all(Array.from({ length: 12 }, () => confirm('Fel')));
    expect(wrong.filter((outcome) => outcome === 'auth.wrongPassword')).toHaveLength(10);
    expect(await confirm(PASSWORD)).toBe('auth.accountLocked');
    await expect(logIn({ username, password: PASSWORD, clientAddress })).rejects.toThrow('auth.accountLocked');
    await expect(logIn({ username, password: PASSWORD, clientAddress: '198.51.100.9' })).resolves.toMatchObject({ userId }); // prettier-ignore
  });
});
