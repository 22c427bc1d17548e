// Traces: S7-001, S7-002, S7-012, S7-016, S7-017, S7-018, S7-019, S7-023, S7-025, S8-009, S8-010, S8-011, S8-012, S8-013, S8-016, S8-113
import { SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueToken, RECENT_LOGIN_MINUTES } from '@bff/domain/sessions';
import { logOutEverywhere } from '@bff/domain/accounts';
import { type UserActor } from '@bff/domain/shared/actor';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { clock } from '@bff/platform/clock';
import { keyFor } from '@bff/platform/signing';
import { createCustomer } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { memoryStorage } from '@bussplats/api-client';
import { endpoint } from './endpoint/endpoint';
import { ENDPOINTS } from './endpoints';
import { anonymously, apiWorld, keyOf, PASSWORD, refusal, registered } from './testing/api-world';
import { loginOf } from '@bff/domain/sessions/testing/login-of';

useTestDatabase({ pool: 20 });
afterEach(() => clock.release());
const { send, client } = apiWorld({ endpoints: ENDPOINTS });

function withToken(token: string) {
  const storage = memoryStorage();
  storage.setItem('token', token);
  return client({ storage });
}

describe('a bearer token', () => {
  let actor: UserActor;
  beforeAll(async () => {
    actor = await createCustomer();
  });
  const get = (authorization: string | undefined) =>
    send('/api/v1/customer', {
      headers: { 'x-signature': anonymously(''), ...(authorization === undefined ? {} : { authorization }) },
    }).then(keyOf);
  const forged = (
    claims: object,
    { key = keyFor('access-token'), exp = 3_600 }: { key?: Uint8Array; exp?: number } = {},
  ) =>
    new SignJWT({ userId: 1, scopes: ['CUSTOMER'], trainReplacementCustomer: false, jti: 'j'.repeat(43), ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('bussplats')
      .setAudience('api-v1')
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1_000) + exp)
      .sign(key);

  it('has a separate error for each thing that can be wrong', async () => {
    expect(await get(undefined)).toBe('401 auth.notLoggedIn');
    expect(await get('')).toBe('401 auth.headerInvalid');
    expect(await get('Bearer x')).toBe('401 auth.headerInvalid');
    expect(await get(`Bearer ${'a'.repeat(3_000)}`)).toBe('401 auth.headerInvalid');
    expect(await get(`Basic ${'a'.repeat(300)}`)).toBe('401 auth.headerInvalid');
    expect(await get(`Bearer ${'a'.repeat(300)}`)).toBe('401 auth.tokenInvalid');
    expect(await get(`Bearer ${await forged({}, { exp: -1 })}`)).toBe('401 auth.tokenExpired');
    expect(await get(`Bearer ${await forged({ scopes: [] })}`)).toBe('401 auth.noScopes');
    expect(await get(`Bearer ${await forged({ scopes: ['GOD'] })}`)).toBe('401 auth.tokenInvalid');
    expect(await get(`Bearer ${await forged({ userId: 2 })}`)).toBe('401 auth.tokenInvalid');
    expect(await get(`Bearer ${await forged({}, { key: new Uint8Array(32) })}`)).toBe('401 auth.tokenInvalid');
    // Signed by us, but for nobody.
    expect(await get(`Bearer ${await forged({})}`)).toBe('401 auth.tokenRevoked');
  });

  it('is invalid without its algorithm', async () => {
    const { token } = await issueToken(await loginOf(actor.userId));
    const [, payload] = token.split('.');
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(await get(`Bearer ${header}.${payload}.`)).toBe('401 auth.tokenInvalid');
  });

  it('ends by time, by logging out here or everywhere, and with the account', async () => {
    const { token, expiresAt } = await issueToken(await loginOf(actor.userId));
    const anna = withToken(token);
    expect(await anna.call('GET', '/customer')).toMatchObject({ id: actor.customerId });
    clock.freeze(expiresAt);
    expect(await get(`Bearer ${token}`)).toBe('401 auth.tokenExpired');
    clock.release();

    await anna.logOut();
    expect(anna.token).toBeNull();
    expect(await get(`Bearer ${token}`)).toBe('401 auth.tokenRevoked');

    const second = await issueToken(await loginOf(actor.userId));
    await logOutEverywhere(actor.userId);
    expect(await get(`Bearer ${second.token}`)).toBe('401 auth.tokenRevoked');

    const third = await issueToken(await loginOf(actor.userId));
    await execute("UPDATE users SET status = 'inactive' WHERE id = :id", { id: actor.userId });
    expect(await get(`Bearer ${third.token}`)).toBe('401 auth.tokenRevoked');
    await execute("UPDATE users SET status = 'active' WHERE id = :id", { id: actor.userId });
  });
});

describe('an endpoint that requires a recent login', () => {
  const sensitive = endpoint({
    method: 'POST',
    path: '/sensitive',
    operationId: 'doSomething',
    description: 'Of this test.',
    tag: 'auth',
    summary: { sv: 'Känsligt', en: 'Sensitive' },
    auth: 'bearer',
    policy: () => true,
    recentLogin: true,
    output: z.null(),
    errors: [],
    handle: () => Promise.resolve(null),
  });
  const world = apiWorld({ endpoints: [sensitive, ...ENDPOINTS] });

  it.each(['sv', 'en'] as const)('refuses an older token, in %s', async (language) => {
    const storage = memoryStorage();
    storage.setItem('token', (await issueToken(await loginOf((await createCustomer()).userId))).token);
    const anna = world.client({ storage, language });
    expect(await anna.call('POST', '/sensitive')).toBeNull();
    clock.freeze(new Date(Date.now() + (RECENT_LOGIN_MINUTES + 1) * 60_000));
    await expect(anna.call('POST', '/sensitive')).rejects.toMatchObject({
      error: 'error.auth.recentLoginRequired',
      message: errorText('auth.recentLoginRequired', [], language),
    });
  });
});

describe("the user's own account", () => {
  it('is read and changed', async () => {
    const anna = client({ language: 'en' });
    const { username, customerId } = await registered(anna);
    expect(await anna.call('GET', '/customer')).toMatchObject({
      id: customerId,
      phone: '+46701740605',
      customerType: 'PRIVATE',
    });
    const record = { name: 'Anna B', email: 'b@test.invalid', phone: '08-123 456 78', city: 'Gävle' };
    expect(await anna.call('PUT', '/customer', { body: record })).toMatchObject({ name: 'Anna B', phone: '+46812345678', city: 'Gävle', countryCode: 'SE' }); // prettier-ignore
    expect(await refusal(anna.call('PUT', '/customer', { body: { ...record, id: 1 } }))).toMatch(/^400 input\.invalid/);
    const profile = (body: object) => anna.call('PUT', '/customer/update-profile', { body });
    expect(await profile({ language: 'en' })).toMatchObject({ username, language: 'en' });
    expect(await refusal(profile({ email: 'new@test.invalid' }))).toBe('400 input.invalid@currentPassword');
    expect(await refusal(profile({ email: 'new@test.invalid', currentPassword: 'x' }))).toBe(
      '422 auth.wrongPassword@currentPassword',
    );
    expect(await profile({ email: 'new@test.invalid', currentPassword: PASSWORD })).toMatchObject({ email: `${username}@test.invalid`, newEmail: 'new@test.invalid' }); // prettier-ignore
  });

  it('gets a new password by a mailed link, which ends every token', async () => {
    const anna = client();
    const { username } = await registered(anna);
    const visitor = client();
    for (const email of [`${username}@test.invalid`, 'nobody@test.invalid'])
      expect(await visitor.call('POST', '/user/forgot-password-send-email', { body: { email } })).toBeNull();
    const mails = await select<{ payload: unknown }>("SELECT payload FROM outbox WHERE kind LIKE 'mail%'");
    const uuid = /change-password\/([\w-]{43})/.exec(mails.map(({ payload }) => JSON.stringify(payload)).join())![1]!;
    const validate = () => visitor.call('POST', '/user/forgot-password-validate-uuid', { body: { uuid } });
    expect(await validate()).toEqual({ username, invited: false });
    const change = (password: string, passwordRepeat = password) =>
      visitor.call('POST', '/user/forgot-password-change-password', { body: { uuid, password, passwordRepeat } });
    expect(await refusal(change('Ny-Buss-2030', 'other'))).toBe('400 input.invalid@passwordRepeat');
    expect(await refusal(change('short'))).toBe('422 user.passwordRules@password');
    expect(await change('Ny-Buss-2030-x')).toBeNull();
    expect(await refusal(validate())).toBe('400 auth.passwordTokenExpired');
    expect(await refusal(anna.call('GET', '/customer'))).toBe('401 auth.tokenRevoked');
    await anna.logIn(username, 'Ny-Buss-2030-x');
    expect(await anna.call('GET', '/customer')).toMatchObject({ email: `${username}@test.invalid` });
  });
});
