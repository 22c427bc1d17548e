import { afterEach, describe, expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { offerSecondFactor, turnOnSecondFactor } from '@bff/domain/people';
import { forgetSettings } from '@bff/domain/settings';
import type { UserActor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { apiWorld, PASSWORD, refusal, registered } from './testing/api-world';

useTestDatabase({ pool: 20 });
afterEach(() => clock.release());
const { client } = apiWorld();

const actorOf = async (username: string): Promise<UserActor> => {
  const row = await selectOne<{ id: number }>('SELECT id FROM users WHERE username = :username', { username });
  return { kind: 'user', userId: row!.id, roles: ['CUSTOMER'], trainReplacementCustomer: false, language: 'sv', customerId: null, companyId: null }; // prettier-ignore
};
const logIn = (username: string, code?: string) =>
  client().call('POST', '/auth/login', { body: { username, password: PASSWORD, ...(code ? { code } : {}) } });

describe('login with a second factor', () => {
  it('asks for the code besides the password, and takes it once', async () => {
    const { username } = await registered(client());
    const actor = await actorOf(username);
    const { offer, secret } = await offerSecondFactor(actor);
    const codeOf = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.millis() });
    await turnOnSecondFactor(actor, { offer, code: codeOf(), sessionId: 0 });
    expect(await refusal(logIn(username))).toBe('401 auth.secondFactorRequired@code');
    expect(await refusal(logIn(username, '123456'))).toBe('422 auth.codeInvalid@code');
    // The one that turned it on.
    expect(await refusal(logIn(username, codeOf()))).toBe('422 auth.codeInvalid@code');
    await execute('UPDATE second_factors SET last_step = last_step - 2');
    const code = codeOf();
    expect(await logIn(username, code)).toMatchObject({ token: expect.any(String) as string });
    expect(await refusal(logIn(username, code))).toBe('422 auth.codeInvalid@code');
  });

  it('is refused to staff that must have one and has none', async () => {
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
