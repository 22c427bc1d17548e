// Traces: S3-010, S7-003, S7-007, S7-009, S8-002, S8-003, S8-006
import { describe, expect, it } from 'vitest';
import { ApiClient, type ApiClientOptions, ApiError } from './api-client.js';

interface Sent {
  path: string;
  headers: Headers;
}

/** A client of a server that gives these answers in order, repeating the last one. */
function clientOf(answers: (() => Response)[], options: Partial<ApiClientOptions> = {}) {
  const sent: Sent[] = [];
  const slept: number[] = [];
  let next = 0;
  const client = new ApiClient({
    origin: 'https://example.se',
    fetch: (url, init) => {
      sent.push({ path: new URL(url).pathname, headers: new Headers(init.headers) });
      return Promise.resolve(answers[Math.min(next++, answers.length - 1)]!());
    },
    sleep: (milliseconds) => {
      slept.push(milliseconds);
      return Promise.resolve();
    },
    ...options,
  });
  return { client, sent, slept };
}

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const ok = json(200, { data: 'fine' });
const pepper = json(200, { data: 'the-pepper' });
const outdated = json(400, { errorCode: 113, error: 'error.pepper.invalid', params: [], fieldErrors: [] });
const busy = json(503, { errorCode: 703 });

describe('the client', () => {
  it('signs nothing without a pepper, fetches one on 113 and sends once more', async () => {
    const { client, sent } = clientOf([outdated, pepper, ok]);
    expect(await client.call('GET', '/bookings')).toBe('fine');
    expect(sent.map(({ path }) => path)).toEqual(['/api/v1/bookings', '/api/v1/auth/pepper', '/api/v1/bookings']);
    expect(sent.map(({ headers }) => headers.has('x-signature'))).toEqual([false, false, true]);
    expect(sent[0]!.headers.get('cache-control')).toBe('no-cache');
    expect(sent[0]!.headers.get('accept-language')).toBe('sv');
  });

  it('fetches the pepper at most once a minute', async () => {
    let now = 0;
    const { client, sent } = clientOf([outdated, pepper, outdated], { now: () => now });
    const failing = () => client.call('GET', '/bookings').catch((error: ApiError) => error.errorCode);
    expect(await failing()).toBe(113);
    expect(sent).toHaveLength(3);
    now = 59_999;
    expect(await failing()).toBe(113);
    expect(sent).toHaveLength(4);
    now = 60_000;
    await failing();
    expect(sent.filter(({ path }) => path.endsWith('/pepper'))).toHaveLength(2);
  });

  it('retries three times whatever may be retried, doubling the pause', async () => {
    const { client, slept, sent } = clientOf([busy]);
    await expect(client.call('GET', '/bookings')).rejects.toMatchObject({ status: 503 });
    expect(slept).toEqual([1_000, 2_000, 4_000]);
    await expect(client.call('POST', '/bookings', { body: {} })).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(5);
    await expect(client.call('POST', '/bookings', { body: {}, idempotencyKey: 'k' })).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(9);
  });

  describe('obeys Retry-After', () => {
    const asking = (status: number, after: string) => () =>
      new Response(JSON.stringify({ errorCode: 0 }), { status, headers: { 'retry-after': after } });
    const START = Date.UTC(2027, 2, 10, 8);

    it('in seconds or as a date, instead of doubling', async () => {
      let now = START;
      const slept: number[] = [];
      const { client, sent } = clientOf(
        [asking(429, '7'), asking(503, 'Wed, 10 Mar 2027 08:00:19 GMT'), asking(429, 'soon'), ok],
        {
          now: () => now,
          sleep: (milliseconds) => {
            slept.push(milliseconds);
            now += milliseconds;
            return Promise.resolve();
          },
        },
      );
      expect(await client.call('GET', '/bookings')).toBe('fine');
      // What it does not understand is ignored.
      expect(slept).toEqual([7_000, 12_000, 4_000]);
      expect(sent).toHaveLength(4);
    });

    it('up to a minute: otherwise the caller is told', async () => {
      const { client, slept, sent } = clientOf([asking(429, '60'), asking(429, '61')], { now: () => START });
      await expect(client.call('GET', '/bookings')).rejects.toMatchObject({ status: 429, retryAfter: 61_000 });
      expect([slept, sent.length]).toEqual([[60_000], 2]);
    });

    it('but never retries what may not be retried', async () => {
      const { client, slept } = clientOf([asking(503, '1')], { now: () => START });
      await expect(client.call('POST', '/bookings', { body: {} })).rejects.toMatchObject({ retryAfter: 1_000 });
      expect(slept).toEqual([]);
    });
  });

  it('reports the version it read, and changes only that', async () => {
    const tagged = () => new Response(JSON.stringify({ data: 'fine' }), { headers: { etag: '"a"' } });
    const { client, sent } = clientOf([tagged, ok]);
    const { data, etag } = await client.ask('GET', '/customer');
    expect([data, etag]).toEqual(['fine', '"a"']);
    expect(await client.ask('PUT', '/customer', { body: {}, ifMatch: etag! })).toEqual({ data: 'fine', etag: null });
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual([null, '"a"']);
  });

  it('retries when the network fails, but not what was refused', async () => {
    let fails = 2;
    const { client, sent } = clientOf([
      () => {
        if (fails-- > 0) throw new TypeError('fetch failed');
        return ok();
      },
    ]);
    expect(await client.call('GET', '/bookings')).toBe('fine');
    const refused = clientOf([json(409, { errorCode: 402, error: 'error.booking.occupied' })]);
    await expect(refused.client.call('GET', '/x')).rejects.toMatchObject({ errorCode: 402 });
    expect([sent.length, refused.sent.length]).toEqual([3, 1]);
  });

  it('forgets the token on 401 and reports it', async () => {
    let out = 0;
    const { client, sent } = clientOf([json(200, { data: { token: 'the-token' } }), json(401, { errorCode: 110 })], {
      onLogout: () => out++,
    });
    await client.logIn('anna', 'secret');
    expect(client.token).toBe('the-token');
    await expect(client.call('GET', '/customer')).rejects.toMatchObject({ status: 401 });
    expect(sent[1]!.headers.get('authorization')).toBe('Bearer the-token');
    expect([client.token, out]).toEqual([null, 1]);
  });
});
