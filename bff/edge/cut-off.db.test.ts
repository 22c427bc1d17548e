import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type * as pinoModule from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../access/testing/captured-log';
import { createPerson, type Person } from '../../access/testing/people';
import { wholeApp } from '../../access/testing/whole-app';
import { publicOrigin } from '@bff/platform/env';
import { useTestDatabase } from '@db/testing/test-database';
import { createHttpServer } from './http-server';

vi.hoisted(() => {
  process.env['LOG_LEVEL'] = 'info';
  vi.stubEnv('DEV', false);
  vi.stubEnv('PROD', true);
});
vi.mock('pino', async (original) =>
  (await import('../../access/testing/captured-log')).capturing(await original<typeof pinoModule>()),
);

useTestDatabase();
const { app } = wholeApp();
let server: Server;
let company: Person;

beforeAll(async () => {
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings), { overrideGlobalObjects: false }); // prettier-ignore
  server = createHttpServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  company = await createPerson('COMPANY_ADMIN');
});
afterAll(() => server.close().closeAllConnections());
beforeEach(() => {
  log.text = '';
});

/** Says a length, sends less, and is gone. */
async function cutOff(path: string, headers: Record<string, string>, begun: string): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const all = { Host: new URL(publicOrigin()).host, Origin: publicOrigin(), 'Content-Length': '9000', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${begun}`);
  // Long enough for the body to be waited for.
  await sleep(400);
  socket.destroy();
}
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=b' };
const PART =
  '--b\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';

describe('a body whose sender goes away', () => {
  const cases: [name: string, send: () => Promise<void>][] = [
    ['a form', () => cutOff('/sv/auth/login', FORM, 'username=anna&pass')],
    ['a form of somebody', async () => cutOff('/sv/dashboard/company/users/create', { ...FORM, Cookie: (await company.browser())['cookie']! }, 'name=An')], // prettier-ignore
    ['a stranger’s file', () => cutOff('/sv/dashboard/company/details', MULTIPART, PART)],
    ['a file', async () => cutOff('/sv/dashboard/company/details', { ...MULTIPART, Cookie: (await company.browser())['cookie']! }, PART)], // prettier-ignore
    ['a call of the API', () => cutOff('/api/v1/auth/login', { 'Content-Type': 'application/json', 'X-Signature': 'a'.repeat(64) }, '{"user')], // prettier-ignore
    ['an event of the provider', () => cutOff('/webhooks/stripe', { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=0' }, '{"id')], // prettier-ignore
  ];
  it.each(cases)(
    'is no error in the log: %s',
    async (_name, send) => {
      await send();
      for (let waited = 0; !log.text.includes('"msg":"request"') && waited < 10_000; waited += 50) await sleep(50);
      const lines = log.text.split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
    },
    30_000,
  );
});

describe('a stranger’s upload', () => {
  it.each([
    ['a company’s logo', '/sv/dashboard/company/details', 303],
    ['an administrator’s form', '/sv/dashboard/admin/transport-companies/add', 303],
  ])(
    'is answered before it is sent: %s',
    async (_name, path, status) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
      const headers = { Host: new URL(publicOrigin()).host, Origin: publicOrigin(), 'Content-Length': String(20 * 1024 * 1024), ...MULTIPART }; // prettier-ignore
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      // The beginning of the file is sent, and the rest never comes.
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${PART}`);
      try {
        await vi.waitFor(() => expect(answer).toContain('\r\n\r\n'), { timeout: 10_000, interval: 50 });
        expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*location: /sv/auth/login\\?returnUrl=`, 'i'));
      } finally {
        socket.destroy();
      }
    },
    30_000,
  );
});
