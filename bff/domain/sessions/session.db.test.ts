// Traces: S3-005, S4-068, S4-072
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { Role } from '../shared/actor';
import { issueToken } from './access-token';
import { purgeSessions } from './purge-sessions';
import { keepInSession, logOut, readSession, startSession } from './session';
import type { SessionData } from './session-data';
import { logOutEverywhere } from '../accounts';
import { userStore } from '../accounts/user.store';
import { loginOf } from './testing/login-of';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('session', () => {
  useTestDatabase();
  let count = 0;
  const user = (...roles: Role[]) => {
    const username = `user${++count}`;
    return userStore.insert({ username, email: `${username}@demo.invalid`, passwordHash: null, name: 'Någon', language: 'en', roles }); // prettier-ignore
  };
  const lastSeen = async () =>
    (
      await selectOne<{ at: Date }>('SELECT last_seen_at AS at FROM sessions ORDER BY id DESC LIMIT 1')
    )?.at.toISOString();

  beforeEach(() => clock.freeze('2027-03-10T08:00:00Z'));
  afterEach(() => clock.release());

  it('knows its user, roles in order, language and customer', async () => {
    const userId = await user('CUSTOMER', 'PRIVATE_CUSTOMER');
    const { insertId: customerId } = await execute(
      "INSERT INTO customers (user_id, customer_type, name, email) VALUES (:userId, 'PRIVATE', 'Anna', 'a@demo.invalid')",
      { userId },
    );
    const { token } = await startSession({ login: await loginOf(userId) });
    const session = await readSession(token);
    expect(session?.user).toMatchObject({
      actor: {
        kind: 'user',
        userId,
        roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'],
        language: 'en',
        customerId,
        companyId: null,
      },
      contactType: 'PRIVATE',
    });
  });

  it('stores only the hash of its token', async () => {
    const { token } = await startSession({ login: null });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await select('SELECT * FROM sessions'))).not.toContain(token);
  });

  it.each<[string, Role[] | null, number, number, boolean]>([
    ['staff', ['SYSTEM_ADMIN'], 30 * MINUTE, 12 * HOUR, false],
    ['a company admin who is a driver too', ['COMPANY_ADMIN', 'DRIVER'], 30 * MINUTE, 12 * HOUR, false],
    ['a driver', ['DRIVER'], 12 * HOUR, 12 * HOUR, true],
    ['a customer', ['CUSTOMER'], 14 * DAY, 90 * DAY, true],
    ['a visitor', null, 7 * DAY, 30 * DAY, true],
  ])(
    'of %s ends after too long without a visit, and eventually in any case',
    async (_, roles, idle, absolute, persistent) => {
      const userId = roles && (await user(...roles));
      const { token, maxAgeSeconds } = await startSession({ login: await loginOf(userId) });
      expect(maxAgeSeconds).toBe(persistent ? absolute / 1000 : undefined);
      clock.advance(idle - 1);
      expect(await readSession(token)).not.toBeNull();
      if (idle < absolute) {
        clock.advance(idle - 1);
        expect(await readSession(token)).not.toBeNull();
        clock.advance(idle);
        expect(await readSession(token)).toBeNull();
      }
      const { token: busy } = await startSession({ login: await loginOf(userId) });
      const end = clock.millis() + absolute;
      while (clock.millis() + idle / 2 < end) {
        clock.advance(idle / 2);
        expect(await readSession(busy)).not.toBeNull();
      }
      clock.advance(end - clock.millis());
      expect(await readSession(busy)).toBeNull();
    },
  );

  it('records a visit at most once a minute', async () => {
    const { token } = await startSession({ login: null });
    clock.advance(59_999);
    await readSession(token);
    expect(await lastSeen()).toBe('2027-03-10T08:00:00.000Z');
    clock.advance(1);
    await Promise.all([readSession(token), readSession(token)]);
    expect(await lastSeen()).toBe('2027-03-10T08:01:00.000Z');
  });

  it('gets a new id at login and keeps its data; the old one ends', async () => {
    const data: SessionData = { lastSearch: 'stop=Uppsala&stop=Gävle' };
    const visitor = await startSession({ login: null, carry: data });
    const userId = await user('CUSTOMER');
    const before = await readSession(visitor.token);
    const loggedIn = await startSession({
      login: await loginOf(userId),
      carry: before?.data ?? {},
      replaces: visitor.token,
    });
    expect(loggedIn.token).not.toBe(visitor.token);
    expect(await readSession(visitor.token)).toBeNull();
    expect((await readSession(loggedIn.token))?.data).toEqual(data);
  });

  it('keeps values of simultaneous requests', async () => {
    const { token } = await startSession({ login: null });
    const session = (await readSession(token))!;
    await Promise.all([
      keepInSession(session, 'lastSearch', 'a=\'"&\\'),
      keepInSession(session, 'backStack', ['/sv/booking/list', '/sv/å']),
    ]);
    expect((await readSession(token))?.data).toEqual({
      lastSearch: 'a=\'"&\\',
      backStack: ['/sv/booking/list', '/sv/å'],
    });
    await keepInSession(session, 'lastSearch', undefined);
    expect((await readSession(token))?.data).toEqual({ backStack: ['/sv/booking/list', '/sv/å'] });
  });

  it('ends at logout, everywhere or everywhere else, and when the user is no longer active', async () => {
    const userId = await user('CUSTOMER');
    const start = async () => (await startSession({ login: await loginOf(userId) })).token;
    const [one, two, three] = [await start(), await start(), await start()];
    await logOut(one);
    expect(await readSession(one)).toBeNull();
    await logOutEverywhere(userId, (await readSession(two))!.id);
    expect(await readSession(two)).not.toBeNull();
    expect(await readSession(three)).toBeNull();
    await execute("UPDATE users SET status = 'inactive' WHERE id = :userId", { userId });
    expect(await readSession(two)).toBeNull();
    await execute("UPDATE users SET status = 'active' WHERE id = :userId", { userId });
    await logOutEverywhere(userId);
    expect(await readSession(two)).toBeNull();
  });

  it.each([undefined, '', 'x', "' OR 1=1", 'å'.repeat(43), 'a'.repeat(43), 'a'.repeat(50), 7])(
    'does not exist for %j',
    async (token) => {
      expect(await readSession(token)).toBeNull();
    },
  );

  it('is deleted by the purge once it has ended, not before', async () => {
    await purgeSessions();
    const { token } = await startSession({ login: await loginOf(await user('SYSTEM_ADMIN')) });
    expect(await purgeSessions()).toBe(0);
    expect(await readSession(token)).not.toBeNull();
    clock.advance(30 * MINUTE);
    expect(await purgeSessions()).toBe(1);
  });

  it('of the API is a token, whose row the purge deletes a day after it has expired, not before', async () => {
    const rows = () => select('SELECT id FROM access_tokens');
    const { expiresAt } = await issueToken(await loginOf(await user('CUSTOMER')));
    clock.freeze(new Date(expiresAt.getTime() + DAY - MINUTE).toISOString());
    await purgeSessions();
    expect(await rows()).toHaveLength(1);
    clock.advance(2 * MINUTE);
    await purgeSessions();
    expect(await rows()).toHaveLength(0);
  });
});
