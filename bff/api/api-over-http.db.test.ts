import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIntegration, type IntegrationKey } from '@bff/domain/integration-users';
import { rawGuard } from '@bff/edge/raw-guard';
import { publicOrigin } from '@bff/platform/env';
import { createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { ApiClient } from './client';
import { createApi } from './create-api';
import { refusal, registered } from './testing/api-world';

useTestDatabase();
let server: Server;
let integration: IntegrationKey;

beforeAll(async () => {
  const listener = getRequestListener(createApi().fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => {
    if (!rawGuard(request, response)) void listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  integration = await createIntegration(admin, { name: 'Demo AB' });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A client that signs for the public origin, as behind a proxy. */
const client = (options: Partial<ConstructorParameters<typeof ApiClient>[0]> = {}) =>
  new ApiClient({
    origin: publicOrigin(),
    fetch: (url, init) =>
      fetch(url.replace(publicOrigin(), `http://127.0.0.1:${(server.address() as AddressInfo).port}`), init),
    sleep: () => Promise.resolve(),
    ...options,
  });

describe('over HTTP', () => {
  it('a customer registers, logs in, and lists with a signed query', async () => {
    const anna = client();
    await registered(anna);
    const query = { text: 'Örebro C + å', when: 'past', pageSize: 5 };
    expect(await anna.call('GET', '/bookings', { query })).toMatchObject({ total: 0, pageSize: 5 });
    expect(await refusal(anna.call('GET', '/bookings', { query: { colour: 'red' } }))).toMatch(/^400 input\.invalid/);
    expect(await refusal(anna.call('GET', '/bookings', { query: { when: ['past', 'upcoming'] } }))).toBe('400 input.invalid@when'); // prettier-ignore
  });

  it('what scheme 2 signs is the request line as it was sent', async () => {
    const system = client({ integration });
    const query = { q: 'Örebro C + å' };
    // Signed well: it is the unknown query value and the missing fields that are refused.
    expect(await refusal(system.call('POST', '/trips/search', { body: {}, query }))).toMatch(/^400 input\.invalid/);
    const other = client({ integration: { ...integration, secret: 'x' } });
    expect(await refusal(other.call('POST', '/trips/search', { body: {}, query }))).toBe('400 pepper.invalid');
  });
});
