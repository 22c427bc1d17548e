// Traces: S8-078, S8-106, S8-117, S8-118, S8-119, S8-120, S8-121, S8-122, S8-123
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { clock } from '@bff/platform/clock';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { endpoint } from './endpoint/endpoint';
import { RATE_LIMITS } from './endpoint/rate-limit.store';
import { ENDPOINTS } from './endpoints';
import { apiWorld, keyOf, PASSWORD, refusal } from './testing/api-world';

useTestDatabase({ pool: 20 });
afterEach(() => clock.release());
const { send, client } = apiWorld({ endpoints: ENDPOINTS });
const json = { 'content-type': 'application/json' };

describe('an Idempotency-Key', () => {
  const body = (name: string) => ({
    username: name, email: `${name}@test.invalid`, password: PASSWORD, passwordRepeat: PASSWORD, name: 'Bo', phone: '+46701740605', terms: true,
  }); // prettier-ignore
  const register = (name: string, idempotencyKey: string, caller = client()) =>
    caller.call<{ customerId: number }>('POST', '/customer/register', { body: body(name), idempotencyKey });

  it('returns the same answer again, and refuses a different request', async () => {
    const first = await register('nyckel-a', 'k-1');
    clock.advance(3 * 60_000);
    expect(await register('nyckel-a', 'k-1')).toEqual(first);
    expect(await refusal(register('nyckel-b', 'k-1'))).toBe('409 idempotency.keyReused');
    // Without the key, the same form counts as a new registration.
    expect(await refusal(register('nyckel-a', 'k-2'))).toMatch(/^409 user\.duplicate/);
    expect(await refusal(register('nyckel-a', 'k-2'))).toMatch(/^409 user\.duplicate/);
    clock.advance(25 * 3_600_000);
    expect(await register('nyckel-c', 'k-1')).not.toEqual(first);
    expect(await refusal(register('nyckel-d', 'two words'))).toBe('400 input.invalid@Idempotency-Key');
  });

  it('handles simultaneous requests once', async () => {
    const settled = await Promise.allSettled(
      Array.from({ length: 6 }, () => register('nyckel-e', 'k-e', client({ sleep: () => Promise.resolve() }))),
    );
    const made = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.customerId] : []));
    expect(new Set(made).size).toBe(1);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'error.idempotency.inProgress' });
  });
});

describe('an unexpected error', () => {
  const gate = { open: () => undefined as void };
  const slow = endpoint({
    method: 'POST',
    path: '/slow',
    operationId: 'waitLong',
    description: 'Of this test.',
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

  it.each(['sv', 'en'] as const)('is reported without its cause, in %s', async (language) => {
    const busy = world.client({ language }).call('POST', '/slow', { body: { breaks: true } });
    await expect(busy).rejects.toMatchObject({
      status: 503,
      error: 'error.service.busy',
      message: errorText('service.busy', [], language),
    });
  });

  it.each(['sv', 'en'] as const)('a request still in progress is not started twice, in %s', async (language) => {
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

  it('refuses other sites, other formats, and bodies that are too large', async () => {
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

  it('answers in JSON, in the requested language, and is never cached', async () => {
    const response = await login({ 'accept-language': 'en' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      errorCode: 101,
      error: 'error.auth.invalidCredentials',
      params: [],
      message: 'The username, email address or password is wrong. Try again, or choose a new password.',
      fieldErrors: [],
    });
    expect(await keyOf(await send('/api/v1/nothing'))).toBe('404 page.notFound');
    const put = await send('/api/v1/auth/login', { method: 'PUT' });
    expect([put.headers.get('allow'), await keyOf(put)]).toEqual(['POST', '405 request.methodNotAllowed']);
  });

  it('serves its description to programs and people, complete without scripts', async () => {
    const document = (await (await send('/api/v1/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/bookings/{number}/payment');
    const page = await (await send('/api/docs?language=sv')).text();
    expect(page).toContain('<html lang="sv">');
    expect(page).toContain('/trips/search');
    // The only one adds the buttons that copy code.
    expect(page.match(/<script[^>]*>/g)).toHaveLength(1);
    expect(page).toContain('<script type="module" src="/assets/');
  });

  it('counts requests across all processes, and says how long to wait', async () => {
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
