// Traces: S6-036, S7-026, S7-027, S8-241, S8-242, S8-244
import { afterEach, describe, expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { personalDataOfBookings } from '@bff/domain/bookings';
import { offerSecondFactor, turnOnSecondFactor } from '@bff/domain/accounts';
import { registerPersonalData } from '@bff/domain/erasure';
import { startSession } from '@bff/domain/sessions';
import { forgetSettings } from '@bff/domain/settings';
import type { UserActor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { createOrder } from '@db/factories';
import { execute, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { pepperOf } from './signing/pepper';
import { schemeOneSignature } from './signing/scheme-one';
import { apiWorld, PASSWORD, refusal, registered } from './testing/api-world';
import { loginOf } from '@bff/domain/sessions/testing/login-of';

useTestDatabase({ pool: 20 });
afterEach(() => clock.release());
registerPersonalData(personalDataOfBookings);
const { client, send } = apiWorld();

const actorOf = async (username: string): Promise<UserActor> => {
  const row = await selectOne<{ id: number }>('SELECT id FROM users WHERE username = :username', { username });
  return { kind: 'user', userId: row!.id, roles: ['CUSTOMER'], trainReplacementCustomer: false, language: 'sv', customerId: null, companyId: null }; // prettier-ignore
};
const logIn = (username: string, code?: string) =>
  client().call('POST', '/auth/login', { body: { username, password: PASSWORD, ...(code ? { code } : {}) } });

describe('login with a second factor', () => {
  it('requires the code besides the password, and accepts it once', async () => {
    const { username } = await registered(client());
    const actor = await actorOf(username);
    const { offer, secret } = await offerSecondFactor(actor);
    const codeOf = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.millis() });
    await turnOnSecondFactor(actor, { offer, code: codeOf(), sessionId: 0 });
    expect(await refusal(logIn(username))).toBe('401 auth.secondFactorRequired@code');
    expect(await refusal(logIn(username, '123456'))).toBe('422 auth.codeInvalid@code');
    // The code that enabled the second factor has been used.
    expect(await refusal(logIn(username, codeOf()))).toBe('422 auth.codeInvalid@code');
    await execute('UPDATE second_factors SET last_step = last_step - 2');
    const code = codeOf();
    expect(await logIn(username, code)).toMatchObject({ token: expect.any(String) as string });
    expect(await refusal(logIn(username, code))).toBe('422 auth.codeInvalid@code');
  });

  it('is refused to staff who must have a second factor and have none', async () => {
    const { username } = await registered(client());
    const { userId } = await actorOf(username);
    await execute("INSERT INTO user_roles (user_id, role, position) VALUES (:userId, 'SYSTEM_ADMIN', 5)", { userId });
    await execute("INSERT INTO settings (setting_key, value) VALUES ('staffNeedSecondFactor', 'true')");
    forgetSettings();
    try {
      expect(await refusal(logIn(username))).toBe('403 auth.secondFactorSetUp');
    } finally {
      await execute('DELETE FROM settings');
      forgetSettings();
    }
    expect(await logIn(username)).toHaveProperty('token');
  });
});

describe('deleting an account', () => {
  const world = async () => {
    const anna = client();
    const { username, customerId } = await registered(anna);
    const { userId } = await actorOf(username);
    return { anna, username, customerId, userId };
  };
  const statusOf = async (userId: number) =>
    (await selectOne<{ status: string }>('SELECT status FROM users WHERE id = :userId', { userId }))?.status;

  it('requires a token issued in the last fifteen minutes, and ends it', async () => {
    const { anna, username, userId } = await world();
    clock.advance(16 * 60_000);
    expect(await refusal(anna.call('GET', '/user/erase'))).toBe('401 auth.recentLoginRequired');
    expect(await refusal(anna.call('DELETE', `/user/${userId}`))).toBe('401 auth.notLoggedIn');
    expect(await statusOf(userId)).toBe('active');
    await anna.logIn(username, PASSWORD);
    expect(await anna.call('GET', '/user/erase')).toBeNull();
    expect(await statusOf(userId)).toBe('inactive');
    expect(await refusal(anna.call('GET', '/customer'))).toBe('401 auth.tokenRevoked');
    expect(await refusal(logIn(username))).toBe('401 auth.invalidCredentials');
  });

  it('is refused without a token, even with a cookie, and without a signature', async () => {
    const { anna, userId } = await world();
    const cookie = `session=${(await startSession({ login: await loginOf(userId) })).token}`;
    const get = (headers: Record<string, string>) =>
      send('/api/v1/user/erase', { headers }).then(async (answer) => [answer.status, ((await answer.json()) as { error: string }).error]); // prettier-ignore
    const signature = schemeOneSignature(new Uint8Array(), pepperOf('anon'));
    expect(await get({ cookie })).toEqual([400, 'error.pepper.invalid']);
    expect(await get({ cookie, 'x-signature': signature })).toEqual([401, 'error.auth.notLoggedIn']);
    expect(await get({ authorization: `Bearer ${anna.token}` })).toEqual([400, 'error.pepper.invalid']);
    expect(await statusOf(userId)).toBe('active');
  });

  it('is allowed for one’s own account only, and waits for trips', async () => {
    const [{ anna, userId, customerId }, other] = [await world(), await world()];
    for (const path of [`/user/erase/${other.userId}`, '/user/erase/999999'])
      expect(await refusal(anna.call('GET', path))).toBe('404 user.notFound');
    expect(await refusal(anna.call('DELETE', `/user/${other.userId}`))).toBe('404 user.notFound');
    expect(await refusal(anna.call('DELETE', '/user/0'))).toMatch(/^400 input\.invalid/);
    await createOrder({ customer: { userId, customerId }, departure: new Date(Date.now() + 30 * 86_400_000) });
    expect(await refusal(anna.call('DELETE', `/user/${userId}`))).toBe('409 user.tripsUpcoming');
    expect(await other.anna.call('DELETE', `/user/${other.userId}`)).toBeNull();
    expect([await statusOf(userId), await statusOf(other.userId)]).toEqual(['active', 'inactive']);
  });
});
