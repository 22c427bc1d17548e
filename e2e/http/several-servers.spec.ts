import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ApiClient, type ApiError, memoryStorage } from '@bussplats/api-client';
import { type SeveralServers, startServers } from '../support/several-servers';

/** What several processes of an installation must share is in the database: rate limits, idempotency keys, ended tokens. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let servers: SeveralServers;
test.beforeAll(async () => {
  // A database server, its schema and two processes: that takes a while on a busy machine.
  test.setTimeout(150_000);
  servers = await startServers(2);
});
test.afterAll(() => (servers as SeveralServers | undefined)?.stop());

/** Sends that many at once, alternating between the servers. */
const send = (count: number, path: string, init: RequestInit = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      fetch(servers.origins[index % 2]! + path, { method: 'POST', redirect: 'manual', ...init }),
    ),
  );
/** Returns how many were let through, and checks that the others were told when to retry. */
async function letThrough(answers: readonly Response[]): Promise<number> {
  const refused = answers.filter(({ status }) => status === 429);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  for (const answer of answers) {
    expect(answer.status).toBeLessThan(500);
    await answer.body?.cancel();
  }
  return answers.length - refused.length;
}
/** A client with a token from elsewhere: one server's token is valid at the other. */
function client(origin: string, token?: string | null): ApiClient {
  const storage = memoryStorage();
  if (token) storage.setItem('token', token);
  return new ApiClient({ origin, storage, sleep: () => Promise.resolve() });
}
const PASSWORD = 'Tolv-Bussar-7-Norrut';
const person = (username: string) => ({
  username,
  email: `${username}@test.invalid`,
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  name: 'Anna Åkare',
  phone: '070-174 06 05',
  terms: true,
});

test('a registration sent to both under one key happens once', async () => {
  const idempotencyKey = randomUUID();
  const body = person('tva.servrar');
  const [first, second] = servers.origins.map((origin) => client(origin));
  const register = (by: ApiClient) =>
    by.call<{ customerId: number }>('POST', '/customer/register', { body, idempotencyKey }).then(
      ({ customerId }) => customerId,
      (error: ApiError) => error.error,
    );
  const answers = await Promise.all([register(first!), register(second!)]);
  const made = answers.filter((answer) => typeof answer === 'number');
  expect(made.length).toBeGreaterThan(0);
  for (const answer of answers) expect([made[0], 'error.idempotency.inProgress']).toContain(answer);
  expect(await register(second!)).toBe(made[0]);
});

test('a token ended at one of them is invalid at the other', async () => {
  const first = client(servers.origins[0]!);
  await first.logIn('tva.servrar', PASSWORD);
  const second = client(servers.origins[1]!, first.token);
  expect(await second.call('GET', '/customer')).toMatchObject({ name: 'Anna Åkare' });
  await first.logOut();
  await expect(second.call('GET', '/customer')).rejects.toMatchObject({
    status: 401,
    error: 'error.auth.tokenRevoked',
  });
});

test('the rate limit for logins counts for all of them together', async () => {
  const body = JSON.stringify({ username: 'ingen', password: 1 });
  // One earlier login from the same address: the limit is 30 in five minutes.
  const answers = await send(60, '/api/v1/auth/login', { body, headers: { 'content-type': 'application/json' } });
  expect(await letThrough(answers)).toBe(29);
});

test('the rate limit for requests that send mail counts for all of them together', async () => {
  expect(await letThrough(await send(40, '/api/v1/company/application/register'))).toBe(10);
});

test('the rate limit for forms counts for all of them together', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: servers.origins[0]! };
  let passed = 0;
  // Account forms: 600 in ten minutes. Cheap ones, because required fields are missing.
  for (let batch = 0; batch < 10; batch++)
    passed += await letThrough(await send(64, '/sv/auth/forgot-password', { body: 'email=', headers }));
  expect(passed).toBe(600);
});
