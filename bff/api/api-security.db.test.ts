// Traces: S3-078, S6-015, S7-001, S7-002, S7-012, S7-013, S7-016, S7-017, S7-018, S7-019, S7-023, S7-025, S8-002,
// S8-009, S8-010, S8-011, S8-012, S8-013, S8-016, S8-018, S8-078, S8-106, S8-112, S8-113, S8-117, S8-118, S8-119,
// S8-120, S8-121, S8-122, S8-123
import { SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cancelIntegration, createIntegration, rotateIntegrationSecret } from '@bff/domain/integration-users';
import { issueToken, RECENT_LOGIN_MINUTES } from '@bff/domain/sessions';
import { logOutEverywhere } from '@bff/domain/accounts';
import { system, type UserActor } from '@bff/domain/shared/actor';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { clock } from '@bff/platform/clock';
import { keyFor } from '@bff/platform/signing';
import { createCustomer, createUser } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { memoryStorage } from './client/api-client';
import { signAsIntegration } from './client/sign-request';
import { endpoint } from './endpoint/endpoint';
import { RATE_LIMITS } from './endpoint/rate-limit.store';
import { ENDPOINTS } from './endpoints';
import { purgeApi } from './purge-api';
import { pepperOf } from './signing/pepper';
import { schemeOneSignature } from './signing/scheme-one';
import { apiWorld, PASSWORD, refusal, registered } from './testing/api-world';
import { loginOf } from '@bff/domain/sessions/testing/login-of';

useTestDatabase({ pool: 20 });
afterEach(() => clock.release());

/** What an integration sees of itself: an endpoint of this test. */
const whoAmI = endpoint({
  method: 'POST',
  path: '/who-am-i',
  tag: 'auth',
  summary: { sv: 'Vem är jag', en: 'Who am I' },
  auth: 'integration',
  policy: () => true,
  input: z.strictObject({ a: z.int().optional() }),
  output: z.object({ name: z.string() }),
  errors: [],
  handle: ({ caller }) => Promise.resolve({ ...caller.integration }),
});
const { send, client } = apiWorld({ endpoints: [...ENDPOINTS, whoAmI] });

const anonymously = (body: string) => schemeOneSignature(new TextEncoder().encode(body), pepperOf('anon'));
const json = { 'content-type': 'application/json' };
const keyOf = async (response: Response) =>
  `${response.status} ${((await response.json()) as { error: string }).error.replace(/^error\./, '')}`;

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

  it('has its own error for each thing that is wrong with it', async () => {
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
    // Signed by us, and nobody's.
    expect(await get(`Bearer ${await forged({})}`)).toBe('401 auth.tokenRevoked');
  });

  it('is none without its algorithm', async () => {
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

describe('what asks for a recent login', () => {
  const sensitive = endpoint({
    method: 'POST',
    path: '/sensitive',
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

  it.each(['sv', 'en'] as const)('is refused with an older token, in %s', async (language) => {
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

describe('scheme 1', () => {
  it('asks everything but login and pepper for a signature', async () => {
    const post = (path: string, headers: Record<string, string> = {}) =>
      send(`/api/v1${path}`, { method: 'POST', body: '{}', headers: { ...json, ...headers } }).then(keyOf);
    for (const { path, method, signed } of ENDPOINTS)
      if (signed && method === 'POST') expect([path, await post(path)]).toEqual([path, '400 pepper.invalid']);
    expect(await post('/auth/login')).toBe('400 input.invalid');
    expect(await post('/trips/search', { 'x-signature': 'a'.repeat(64) })).toBe('400 pepper.invalid');
    expect(await post('/trips/search', { 'x-signature': anonymously('{}') })).toBe('400 input.invalid');
    expect(await post('/trips/search', { 'x-signature': anonymously('{} ') })).toBe('400 pepper.invalid');
  });

  it('gives a session a pepper of its own', async () => {
    const { userId } = await createUser();
    const { token } = await issueToken(await loginOf(userId));
    const authorization = `Bearer ${token}`;
    const pepper = await send('/api/v1/auth/pepper', { method: 'POST', headers: { authorization } })
      .then((response) => response.json())
      .then((body) => (body as { data: string }).data);
    expect(pepper).not.toBe(pepperOf('anon'));
    const get = (signature: string, headers: Record<string, string>) =>
      send('/api/v1/bookings', { headers: { 'x-signature': signature, ...headers } }).then(keyOf);
    const own = schemeOneSignature(new Uint8Array(), pepper);
    // Signed well: it is the customer record that is missing.
    expect(await get(own, { authorization })).toBe('403 auth.noPermission');
    expect(await get(own, {})).toBe('400 pepper.invalid');
  });
});

describe('scheme 2', () => {
  const admin: UserActor = {
    kind: 'user', userId: 0, roles: ['SYSTEM_ADMIN'], trainReplacementCustomer: false, language: 'sv', customerId: null, companyId: null,
  }; // prettier-ignore
  const make = async () => createIntegration({ ...admin, userId: (await createUser()).userId }, { name: 'Demo AB' });
  const url = new URL('http://localhost:3000/api/v1/who-am-i');
  const body = new TextEncoder().encode('{"a":1}');
  const sign = (key: { keyId: string; secret: string }, at = clock.millis()) =>
    signAsIntegration({ method: 'POST', url, body }, key, at);
  const post = (headers: Record<string, string>) =>
    send('/api/v1/who-am-i', { method: 'POST', body, headers: { ...json, ...headers } });

  it('knows who signed, and keeps the secret encrypted', async () => {
    const key = await make();
    expect(await client({ integration: key }).call('POST', '/who-am-i', { body: {} })).toEqual({ name: 'Demo AB' });
    const rows = JSON.stringify(await select('SELECT * FROM integration_users'));
    expect(rows).toContain(key.keyId);
    expect(rows).not.toContain(key.secret);
    expect(await keyOf(await post({ 'x-signature': anonymously('{"a":1}') }))).toBe('400 pepper.invalid');
    expect(await keyOf(await post({ ...(await sign(key)), 'x-signature': anonymously('{"a":1}') }))).toBe(
      '400 pepper.invalid',
    );
  });

  it('opens what is public, and nothing that asks for a token', async () => {
    const integration = client({ integration: await make() });
    expect(await refusal(integration.call('POST', '/trips/search', { body: { colour: 1 } }))).toMatch(/^400 input/);
    expect(await refusal(integration.call('GET', '/bookings'))).toBe('400 pepper.invalid');
  });

  it('accepts one of 20 simultaneous replays, and none later', async () => {
    const headers = await sign(await make());
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map(keyOf));
    expect(new Set(refused)).toEqual(new Set(['400 signature.replayed']));
    expect(await keyOf(await post(headers))).toBe('400 signature.replayed');
  });

  it('is of now', async () => {
    const key = await make();
    expect((await post(await sign(key, clock.millis() - 290_000))).status).toBe(200);
    expect(await keyOf(await post(await sign(key, clock.millis() - 310_000)))).toBe('400 pepper.invalid');
    expect(await keyOf(await post(await sign(key, clock.millis() + 70_000)))).toBe('400 pepper.invalid');
  });

  it('takes the previous secret for a day after a rotation, and nothing after the end', async () => {
    const [actor, old] = [{ ...admin, userId: (await createUser()).userId }, await make()];
    const fresh = await rotateIntegrationSecret(actor, old.id);
    expect(fresh.secret).not.toBe(old.secret);
    expect((await post(await sign(old))).status).toBe(200);
    expect((await post(await sign(fresh))).status).toBe(200);
    clock.freeze(new Date(Date.now() + 25 * 3_600_000));
    expect(await keyOf(await post(await sign(old)))).toBe('400 pepper.invalid');
    expect((await post(await sign(fresh))).status).toBe(200);
    await cancelIntegration(actor, old.id);
    expect(await keyOf(await post(await sign(fresh)))).toBe('401 auth.integrationInvalid');
    expect(await keyOf(await post(await sign({ ...fresh, keyId: 'x'.repeat(22) })))).toBe(
      '401 auth.integrationInvalid',
    );
  });

  it('is given out by administrators alone', async () => {
    const customer = await createCustomer();
    await expect(createIntegration(customer, { name: 'x' })).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(createIntegration(system('job'), { name: 'x' })).rejects.toMatchObject({ key: 'auth.noPermission' });
  });

  it('forgets nonces after their time', async () => {
    const key = await make();
    const kept = () => select('SELECT nonce FROM request_nonces WHERE key_id = :keyId', { keyId: key.keyId });
    await post(await sign(key));
    clock.freeze(new Date(Date.now() + 9 * 60_000));
    await purgeApi();
    expect(await kept()).toHaveLength(1);
    clock.advance(2 * 60_000);
    await purgeApi();
    expect(await kept()).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  const body = (name: string) => ({
    username: name, email: `${name}@test.invalid`, password: PASSWORD, passwordRepeat: PASSWORD, name: 'Bo', phone: '+46701740605', terms: true,
  }); // prettier-ignore
  const register = (name: string, idempotencyKey: string, caller = client()) =>
    caller.call<{ customerId: number }>('POST', '/customer/register', { body: body(name), idempotencyKey });

  it('gives the same answer again, and refuses another request', async () => {
    const first = await register('nyckel-a', 'k-1');
    clock.advance(3 * 60_000);
    expect(await register('nyckel-a', 'k-1')).toEqual(first);
    expect(await refusal(register('nyckel-b', 'k-1'))).toBe('409 idempotency.keyReused');
    // Without it, the same form later is another registration.
    expect(await refusal(register('nyckel-a', 'k-2'))).toMatch(/^409 user\.duplicate/);
    expect(await refusal(register('nyckel-a', 'k-2'))).toMatch(/^409 user\.duplicate/);
    clock.advance(25 * 3_600_000);
    expect(await register('nyckel-c', 'k-1')).not.toEqual(first);
    expect(await refusal(register('nyckel-d', 'two words'))).toBe('400 input.invalid@Idempotency-Key');
  });

  it('makes one of requests at the same time', async () => {
    const settled = await Promise.allSettled(
      Array.from({ length: 6 }, () => register('nyckel-e', 'k-e', client({ sleep: () => Promise.resolve() }))),
    );
    const made = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.customerId] : []));
    expect(new Set(made).size).toBe(1);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'error.idempotency.inProgress' });
  });
});

describe('what goes wrong on our side', () => {
  const gate = { open: () => undefined as void };
  const slow = endpoint({
    method: 'POST',
    path: '/slow',
    tag: 'auth',
    summary: { sv: 'Långsam', en: 'Slow' },
    auth: 'public',
    policy: 'anyone',
    idempotent: true,
    input: z.strictObject({ breaks: z.boolean().optional() }),
    output: z.null(),
    errors: [],
    handle: async ({ input }) => {
      if (input.breaks) throw new Error('a mistake of ours');
      await new Promise<void>((resolve) => {
        gate.open = resolve;
      });
      return null;
    },
  });
  const world = apiWorld({ endpoints: [slow, ...ENDPOINTS] });

  it.each(['sv', 'en'] as const)('is told without its cause, in %s', async (language) => {
    const busy = world.client({ language }).call('POST', '/slow', { body: { breaks: true } });
    await expect(busy).rejects.toMatchObject({
      status: 503,
      error: 'error.service.busy',
      message: errorText('service.busy', [], language),
    });
  });

  it.each(['sv', 'en'] as const)('a request that is under way is not begun twice, in %s', async (language) => {
    const [first, second] = [world.client({ language }), world.client({ language })];
    const call = (by: typeof first) => by.call('POST', '/slow', { body: {}, idempotencyKey: `slow-${language}` });
    const waiting = call(first);
    await vi.waitFor(async () => {
      const rows = await select('SELECT 1 FROM idempotency_keys WHERE idempotency_key = :key', { key: `slow-${language}` }); // prettier-ignore
      expect(rows).toHaveLength(1);
    });
    await expect(call(second)).rejects.toMatchObject({
      status: 409,
      error: 'error.idempotency.inProgress',
      message: errorText('idempotency.inProgress', [], language),
    });
    gate.open();
    expect(await waiting).toBeNull();
  });
});

describe('the edge of the API', () => {
  const login = (headers: Record<string, string>, body: BodyInit = '{"username":"a","password":"b"}') =>
    send('/api/v1/auth/login', { method: 'POST', body, headers: { ...json, ...headers } });

  it('refuses other sites, other formats, and what is too large', async () => {
    expect(await keyOf(await login({ origin: 'https://evil.example' }))).toBe('403 request.crossSite');
    expect(await keyOf(await login({ 'sec-fetch-site': 'cross-site' }))).toBe('403 request.crossSite');
    expect(await keyOf(await login({ origin: 'http://localhost:3000' }))).toBe('401 auth.invalidCredentials');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', ''])
      expect(await keyOf(await login({ 'content-type': type }))).toBe('415 request.unsupportedMediaType');
    expect(await keyOf(await login({}, 'x'.repeat(1024 * 1024 + 1)))).toBe('413 request.tooLarge');
    for (const body of ['{', 'null', '[]', '"x"', '{"username":1}', new Uint8Array([0x22, 0xff, 0x22]), ''])
      expect(await keyOf(await login({}, body))).toBe('400 input.invalid');
    expect(await keyOf(await login({}, '{"username":"a","password":"b","admin":true}'))).toBe('400 input.invalid');
    expect(await keyOf(await login({}, '{"username":"a","password":"b","__proto__":{"x":1}}'))).toBe(
      '400 input.invalid',
    );
  });

  it('answers in JSON, in the language asked for, and is kept in no cache', async () => {
    const response = await login({ 'accept-language': 'en' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      errorCode: 101,
      error: 'error.auth.invalidCredentials',
      params: [],
      message: 'The username or password is wrong.',
      fieldErrors: [],
    });
    expect(await keyOf(await send('/api/v1/nothing'))).toBe('404 page.notFound');
    const put = await send('/api/v1/auth/login', { method: 'PUT' });
    expect([put.headers.get('allow'), await keyOf(put)]).toEqual(['POST', '405 request.methodNotAllowed']);
  });

  it('describes itself to programs and people, without scripts', async () => {
    const document = (await (await send('/api/v1/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/bookings/{number}/payment');
    const page = await (await send('/api/docs?language=sv')).text();
    expect(page).toContain('<html lang="sv">');
    expect(page).toContain('/api/v1/trips/search');
    expect(page).not.toContain('<script');
  });

  it('counts requests over all processes, and says how long to wait', async () => {
    const limits = { ...RATE_LIMITS, credentials: { points: 3, seconds: 60 } };
    await execute('DELETE FROM rate_limits');
    const [one, two] = [apiWorld({ limits }), apiWorld({ limits })];
    const tryOut = ({ send: to }: typeof one) =>
      to('/api/v1/auth/login', { method: 'POST', body: '{}', headers: json });
    const statuses = [];
    for (const process of [one, two, one]) statuses.push((await tryOut(process)).status);
    expect(statuses).toEqual([400, 400, 400]);
    const refused = await tryOut(two);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await keyOf(refused)).toBe('429 request.tooMany');
  });
});

describe('the own account', () => {
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
