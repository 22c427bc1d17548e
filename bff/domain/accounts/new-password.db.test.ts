import { describe, expect, it } from 'vitest';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '../shared/actor';
import { DomainError } from '../shared/errors';
import { issueToken, readSession, startSession } from '../sessions';
import { loginOf } from '../sessions/testing/login-of';
import {
  beginSecondStep,
  changePassword,
  confirmIdentity,
  hashPassword,
  logIn,
  requestEmailChange,
  resetPassword,
} from './index';
import { oneTimeTokenStore } from './one-time-token.store';
import { userStore } from './user.store';

const OLD = 'Gammalt1losen';
const clientAddress = '192.0.2.1';

useTestDatabase({ pool: 20 });

let made = 0;
const newUser = async () => {
  const username = `rut${++made}`;
  const email = `${username}@example.se`;
  const user = { username, email, name: 'Rut', language: 'sv', roles: ['CUSTOMER'] } as const;
  const id = await userStore.insert({ ...user, passwordHash: await hashPassword(OLD) });
  return {
    id,
    username,
    actor: (await readSession((await startSession({ login: await loginOf(id) })).token))!.user!.actor,
  };
};
type Made = Awaited<ReturnType<typeof newUser>>;

const errorOf = (done: Promise<unknown>): Promise<string> =>
  done.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.key;
      throw error;
    },
  );

/** A login as the page makes it, with the old password; each from its own address, so that no lockout stops it. */
const logInByOldPassword = async ({ username }: Made, turn: number): Promise<string | undefined> => {
  const login = await logIn({ username, password: OLD, clientAddress: `198.51.100.${turn}` });
  return (await startSession({ login })).token;
};
const logInByApi = async ({ username }: Made, turn: number): Promise<void> =>
  void (await issueToken(await logIn({ username, password: OLD, clientAddress: `203.0.113.${turn}` })));

const aliveLogins = async (userId: number): Promise<number> => {
  const sessions = await select('SELECT id FROM sessions WHERE user_id = :userId', { userId });
  const tokens = await select('SELECT id FROM access_tokens WHERE user_id = :userId AND revoked_at IS NULL', {
    userId,
  });
  return sessions.length + tokens.length;
};

const linkOf = (userId: number) => oneTimeTokenStore.issue(userId, 'passwordReset', new Date(Date.now() + 60_000));
/** Starts them a few milliseconds apart, so that some run before, some during and some after. */
const spread = <Result>(times: number, start: (turn: number) => Promise<Result>): Promise<string>[] =>
  Array.from({ length: times }, async (_, turn) => {
    await new Promise((done) => setTimeout(done, turn * 15));
    return errorOf(start(turn));
  });

describe('a new password', () => {
  it('leaves no login with the old one alive, however many are in flight', async () => {
    for (let round = 0; round < 4; round++) {
      const user = await newUser();
      const logins = [
        ...spread(6, (turn) => logInByOldPassword(user, turn)),
        ...spread(6, (turn) => logInByApi(user, turn)),
      ];
      const changed = changePassword(user.actor, {
        currentPassword: OLD,
        password: `Nytt${round}losenord`,
        clientAddress,
      });
      await Promise.all([changed, ...logins]);
      expect(await aliveLogins(user.id), `round ${round}`).toBe(0);
    }
  });

  it('leaves none either when set by a mailed link', async () => {
    for (let round = 0; round < 4; round++) {
      const user = await newUser();
      const token = await linkOf(user.id);
      const logins = spread(12, (turn) => logInByOldPassword(user, turn));
      await Promise.all([resetPassword({ token, password: `Nytt${round}losenord` }), ...logins]);
      expect(await aliveLogins(user.id), `round ${round}`).toBe(0);
    }
  });

  it('is set by one of those who change it at once with the same old one', async () => {
    const user = await newUser();
    const words = ['Forsta1losen', 'Andra1losen', 'Tredje1losen', 'Fjarde1losen'];
    const outcomes = await Promise.all(
      words.map((password) => errorOf(changePassword(user.actor, { currentPassword: OLD, password, clientAddress }))),
    );
    expect(outcomes.toSorted()).toEqual(['auth.wrongPassword', 'auth.wrongPassword', 'auth.wrongPassword', 'done']);
    const winner = words[outcomes.indexOf('done')]!;
    expect(await errorOf(logIn({ username: user.username, password: winner, clientAddress }))).toBe('done');
  });

  it('starts nothing that was verified before it: session, token, second step, recent login', async () => {
    const user = await newUser();
    const login = await logIn({ username: user.username, password: OLD, clientAddress });
    const proof = await confirmIdentity(user.actor, { currentPassword: OLD, clientAddress });
    const after = await changePassword(user.actor, { currentPassword: OLD, password: 'Nytt1losenord', clientAddress });
    expect(await errorOf(startSession({ login }))).toBe('auth.invalidCredentials');
    expect(await errorOf(startSession({ login: proof }))).toBe('auth.invalidCredentials');
    expect(await errorOf(issueToken(login))).toBe('auth.invalidCredentials');
    expect(await errorOf(beginSecondStep(login))).toBe('auth.invalidCredentials');
    expect(await errorOf(startSession({ login: after }))).toBe('done');
  });

  it('is announced to its owner by mail, except a first one by an invitation', async () => {
    const mails = (username: string) =>
      select<{ payload: unknown }>(
        `SELECT payload FROM outbox WHERE payload LIKE '%passwordChanged%' AND payload LIKE :to`,
        { to: `%${username}@example.se%` },
      );
    const user = await newUser();
    await changePassword(user.actor, { currentPassword: OLD, password: 'Nytt1losenord', clientAddress });
    expect(await mails(user.username)).toHaveLength(1);
    await resetPassword({ token: await linkOf(user.id), password: 'Nytt2losenord' });
    const told = await mails(user.username);
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain('losenord');

    const username = `rut${++made}`;
    const invited = {
      username,
      email: `${username}@example.se`,
      name: 'Rut',
      language: 'sv',
      roles: ['CUSTOMER'],
    } as const;
    const id = await userStore.insert({ ...invited, passwordHash: null });
    const token = await oneTimeTokenStore.issue(id, 'invitation', new Date(Date.now() + 60_000));
    await resetPassword({ token, password: 'Nytt3losenord' });
    expect(await mails(username)).toEqual([]);
  });

  it('keeps anybody logged in before it from changing the account: no other address, no other password', async () => {
    const user = await newUser();
    const before: UserActor = user.actor;
    await changePassword(user.actor, { currentPassword: OLD, password: 'Nytt1losenord', clientAddress });
    expect(await errorOf(requestEmailChange(before, 'thief@example.se'))).toBe('auth.notLoggedIn');
  });
});
