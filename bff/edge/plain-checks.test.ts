import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './http-server';

let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

/** What comes through of a request as it stands: the status, and how the product saw it. */
async function sent(text: string): Promise<string> {
  server = createHttpServer((request, response) => {
    response.end(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.host ?? ''}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.end(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return `${head.split(' ')[1] ?? ''} ${body}`;
}

describe('a proxy that checks in HTTP/1.0, without a Host', () => {
  it.each([
    ['OPTIONS / HTTP/1.0', '200 GET /readyz localhost'],
    ['GET /readyz HTTP/1.0', '200 GET /readyz localhost'],
    ['OPTIONS /readyz HTTP/1.0', '200 GET /readyz localhost'],
    ['GET /healthz HTTP/1.0', '200 GET /healthz localhost'],
  ])('%s is answered', async (line, answer) => {
    expect(await sent(`${line}\r\n\r\n`)).toBe(answer);
  });

  it.each([
    'GET / HTTP/1.0',
    'GET /sv HTTP/1.0',
    'POST /readyz HTTP/1.0',
    'GET /readyz HTTP/1.1',
    'OPTIONS /sv HTTP/1.0',
  ])('%s is not', async (line) => {
    expect(await sent(`${line}\r\n\r\n`)).toMatch(/^400 /);
  });

  it('is told apart from a caller who names a host', async () => {
    expect(await sent('OPTIONS / HTTP/1.0\r\nHost: bussplats.example\r\n\r\n')).toBe('200 OPTIONS / bussplats.example');
  });
});
