// Traces: S3-078, S6-015, S7-013, S8-002, S8-018, S8-112
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cancelIntegration, createIntegration, rotateIntegrationSecret } from '@bff/domain/integration-users';
import { issueToken } from '@bff/domain/sessions';
import { system, type UserActor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { createCustomer, createUser } from '@db/factories';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { signAsIntegration } from '@bussplats/api-client';
import { endpoint } from './endpoint/endpoint';
import { ENDPOINTS } from './endpoints';
import { purgeApi } from './purge-api';
import { pepperOf } from './signing/pepper';
import { schemeOneSignature } from './signing/scheme-one';
import { anonymously, apiWorld, keyOf, refusal } from './testing/api-world';
import { loginOf } from '@bff/domain/sessions/testing/login-of';

useTestDatabase({ pool: 20 });
afterEach(() => clock.release());

/** Shows an integration to itself: an endpoint of this test. */
const whoAmI = endpoint({
  method: 'POST',
  path: '/who-am-i',
  operationId: 'findSelf',
  description: 'Of this test.',
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

const json = { 'content-type': 'application/json' };

describe('scheme 1', () => {
  it('requires a signature for everything but login and pepper', async () => {
    const post = (path: string, headers: Record<string, string> = {}) =>
      send(`/api/v1${path}`, { method: 'POST', body: '{}', headers: { ...json, ...headers } }).then(keyOf);
    for (const { path, method, signed } of ENDPOINTS)
      if (signed && method === 'POST') expect([path, await post(path)]).toEqual([path, '400 pepper.invalid']);
    expect(await post('/auth/login')).toBe('400 input.invalid');
    expect(await post('/trips/search', { 'x-signature': 'a'.repeat(64) })).toBe('400 pepper.invalid');
    expect(await post('/trips/search', { 'x-signature': anonymously('{}') })).toBe('400 input.invalid');
    expect(await post('/trips/search', { 'x-signature': anonymously('{} ') })).toBe('400 pepper.invalid');
  });

  it('gives a session its own pepper', async () => {
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
    // The signature is accepted: the customer record is missing.
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

  it('identifies the signer, and keeps the secret encrypted', async () => {
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

  it('opens public endpoints, and none that requires a token', async () => {
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

  it('is refused outside its time window', async () => {
    const key = await make();
    expect((await post(await sign(key, clock.millis() - 290_000))).status).toBe(200);
    expect(await keyOf(await post(await sign(key, clock.millis() - 310_000)))).toBe('400 pepper.invalid');
    expect(await keyOf(await post(await sign(key, clock.millis() + 70_000)))).toBe('400 pepper.invalid');
  });

  it('accepts the previous secret for a day after a rotation, and none after cancellation', async () => {
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

  it('lets only administrators create integrations', async () => {
    const customer = await createCustomer();
    await expect(createIntegration(customer, { name: 'x' })).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(createIntegration(system('job'), { name: 'x' })).rejects.toMatchObject({ key: 'auth.noPermission' });
  });

  it('forgets expired nonces', async () => {
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
