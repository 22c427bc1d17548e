// Traces: S8-197
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIntegration, type IntegrationKey } from '@bff/domain/integration-users';
import { catalogue, type ErrorKey, errorText } from '@bff/domain/shared/error-catalogue';
import { rawGuard } from '@bff/edge/raw-guard';
import { publicOrigin } from '@bff/platform/env';
import { createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { ApiClient } from '@bussplats/api-client';
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

/** A client that signs for the public origin, as if behind a proxy. */
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

  it('scheme 2 signs the request line as it was sent', async () => {
    const system = client({ integration });
    const query = { q: 'Örebro C + å' };
    // The signature is accepted: the unknown query value and the missing fields are refused.
    expect(await refusal(system.call('POST', '/trips/search', { body: {}, query }))).toMatch(/^400 input\.invalid/);
    const other = client({ integration: { ...integration, secret: 'x' } });
    expect(await refusal(other.call('POST', '/trips/search', { body: {}, query }))).toBe('400 pepper.invalid');
  });

  it('refusals by the edge below /api are JSON with a catalogue row, in the requested language', async () => {
    const { port } = server.address() as AddressInfo;
    const ask = (lines: string[], body = '') =>
      new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(`${[...lines, '', ''].join('\r\n')}${body}`));
        let text = '';
        socket.setEncoding('utf8');
        socket.on('data', (chunk: string) => (text += chunk));
        socket.once('error', reject);
        socket.once('close', () => {
          const [head = '', rest = ''] = text.split('\r\n\r\n');
          const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? '';
          resolve({ status: Number(head.split(' ')[1]), type, body: rest });
        });
      });
    const host = 'Host: localhost';
    const cases: [string[], number, ErrorKey][] = [
      [['GET /api/v1/%E0%A4%A HTTP/1.1', host], 400, 'input.invalid'],
      [['GET /api/v1/..%2fx HTTP/1.1', host], 400, 'input.invalid'],
      [[`GET /api/v1/bookings?x=${'a'.repeat(9_000)} HTTP/1.1`, host], 400, 'input.invalid'],
      [['GET /api/v1/bookings HTTP/1.1', 'Host: a b<script>'], 400, 'input.invalid'],
      [['TRACE /api/v1/bookings HTTP/1.1', host], 405, 'request.methodNotAllowed'],
      [['POST /api/v1/auth/login HTTP/1.1', host, 'Transfer-Encoding: chunked'], 411, 'request.lengthRequired'],
      [['POST /api/v1/auth/login HTTP/1.1', host, 'Content-Length: 99999999'], 413, 'request.tooLarge'],
      [['GET /api HTTP/1.1', 'Host:'], 400, 'input.invalid'],
    ];
    for (const [lines, status, key] of cases)
      for (const language of ['sv', 'en'] as const) {
        const answer = await ask([...lines, `Accept-Language: ${language}`, 'Connection: close']);
        expect([lines[0], answer.status, answer.type]).toEqual([lines[0], status, 'application/json; charset=utf-8']);
        expect(JSON.parse(answer.body)).toEqual({
          errorCode: catalogue[key].errorCode,
          error: `error.${key}`,
          params: [],
          message: errorText(key, [], language),
          fieldErrors: [],
        });
      }
    const page = await ask(['GET /sv/%00 HTTP/1.1', host, 'Connection: close']);
    expect([page.status, page.type]).toEqual([400, 'text/html; charset=utf-8']);
  });
});
