import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { BodyBudget } from './body-budget';
import { createHttpServer, TIME_OUTS } from './http-server';

let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

/** A server that answers 200 once the whole body is there. */
async function serve(timeOuts = TIME_OUTS): Promise<number> {
  server = createHttpServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('ok'));
    request.on('error', () => undefined);
  }, timeOuts);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends text as it stands, a byte at a time where `slowly`; the first line of the answer and how long it took. */
async function raw(
  port: number,
  text: string,
  { slowly = false } = {},
): Promise<{ line: string; head: string; ms: number }> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  if (!slowly) socket.write(text);
  else
    void (async () => {
      for (const letter of text) {
        if (socket.destroyed) return;
        socket.write(letter);
        await sleep(50);
      }
    })();
  await Promise.race([ended, sleep(8_000), answered()]);
  socket.destroy();
  return { line: answer.split('\r\n', 1)[0]!, head: answer.split('\r\n\r\n', 1)[0]!, ms: performance.now() - started };

  async function answered(): Promise<void> {
    while (!answer.includes('\r\n\r\n')) await sleep(20);
  }
}

describe('requests that no page may ever see', () => {
  it.each([
    ['two Host headers', 'GET /sv HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', '400'],
    ['two Host headers, written otherwise', 'GET /sv HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n\r\n', '400'],
    ['no Host', 'GET /sv HTTP/1.1\r\n\r\n', '400'],
    ['an absolute target', 'GET http://evil.example/sv HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
    ['an asterisk for GET', 'GET * HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
    ['an authority', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', '405'],
    ['an address of another host', 'GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
    ['two lengths', 'POST /sv HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', '400'],
    ['a body in chunks', 'POST /sv HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', '411'],
    [
      'two ways to say a length',
      'POST /sv HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['TRACE', 'TRACE /sv HTTP/1.1\r\nHost: localhost\r\n\r\n', '405'],
    ['a request like any', 'GET /sv HTTP/1.1\r\nHost: localhost\r\n\r\n', '200'],
  ])('%s', async (_name, text, status) => {
    const { line, head } = await raw(await serve(), text);
    expect(line).toContain(`HTTP/1.1 ${status}`);
    // What is refused is closed too: nothing behind it is read as another request.
    expect(/^connection: close$/im.test(head)).toBe(status !== '200');
  });
});

describe('time-outs', () => {
  it('end headers that come too slowly, and bodies', async () => {
    const headers = `GET /sv HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(200)}\r\n\r\n`;
    const slow = await raw(await serve({ ...TIME_OUTS, headersMs: 500, requestMs: 20_000 }), headers, { slowly: true });
    expect(slow.line).toContain('408');
    expect(slow.ms).toBeLessThan(2_000);
    server?.close().closeAllConnections();

    const body = await raw(
      await serve({ ...TIME_OUTS, headersMs: 500, requestMs: 1_000 }),
      'POST /sv HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc',
    );
    expect(body.line).toContain('408');
    expect(body.ms).toBeLessThan(2_500);
  });

  it('leave a connection open that nobody uses, longer than Node would', async () => {
    const socket = connect(await serve(), '127.0.0.1');
    const ask = async () => {
      const answered = once(socket, 'data');
      socket.write('GET /sv HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return String((await answered)[0]).split('\r\n', 1)[0];
    };
    expect(await ask()).toContain('200');
    await sleep(7_000);
    expect(await ask()).toContain('200');
    socket.destroy();
  });

  it('are those that docs/operations.md says', () => {
    const said = readFileSync('docs/operations.md', 'utf8');
    const [, headers] = /^\| headers +\|.* (\d+) s to arrive/m.exec(said) ?? [];
    const [, request] = /^\| whole request +\| (\d+) s to arrive/m.exec(said) ?? [];
    const [, idle, less] = /^\| idle +\|.* after (\d+) s +\| less: (\d+) s/m.exec(said) ?? [];
    const inSeconds = [headers, request, idle].map((one) => Number(one) * 1_000);
    expect(Object.values(TIME_OUTS)).toEqual(inSeconds);
    // Whoever sends is the one that closes: HAProxy, by its configuration there, and others.
    const proxys = [...said.matchAll(/timeout (?:client|server) +(\d+)s/g)].map(([, seconds]) => Number(seconds));
    expect(proxys).toEqual([Number(less), Number(less)]);
    expect(TIME_OUTS.idleMs).toBeGreaterThan(Number(less) * 1_000);
    expect(TIME_OUTS.headersMs).toBeGreaterThan(0);
  });
});

describe('bodies that are announced and not sent', () => {
  it('of one address are let in up to 16 MiB together, and again when those are gone', async () => {
    const port = await serve();
    const announced = `POST /sv HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${1024 * 1024}\r\n\r\n`;
    const waiting = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        socket.on('error', () => undefined).write(`${announced}a`);
        return socket;
      }),
    );
    await sleep(200);
    expect((await raw(port, announced)).line).toContain('429');
    for (const socket of waiting) socket.destroy();
    await sleep(200);
    expect((await raw(port, 'POST /sv HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nab')).line).toContain(
      '200',
    );
  });
});

describe('uploads that are announced and not sent', () => {
  const upload = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${20 * 1024 * 1024}\r\n\r\n`;

  it('of one address are let in six at a time, by their number and not by their bytes; where no file is taken they are too large', async () => {
    const port = await serve();
    const path = '/sv/dashboard/company/details';
    const waiting = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        let answer = '';
        socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
        socket.on('error', () => undefined).write(`${upload(path)}a`);
        return { socket, answer: () => answer };
      }),
    );
    await sleep(300);
    expect(waiting.map(({ answer }) => answer())).toEqual(Array<string>(6).fill(''));
    expect((await raw(port, upload(path))).line).toContain('429');
    expect((await raw(port, upload('/sv/auth/login'))).line).toContain('413');
    for (const { socket } of waiting) socket.destroy();
  });
});

describe('what bodies may take at one moment', () => {
  const budget = () => new BodyBudget({ bytes: { all: 100, address: 40 }, uploads: { all: 3, address: 2 } });

  it('is bounded for each address and for all, and given back', () => {
    const bodies = budget();
    const first = bodies.take('a', 30, false);
    expect(bodies.take('a', 30, false)).toBe(429);
    expect(bodies.take('b', 40, false)).toBeTypeOf('function');
    expect(bodies.take('c', 40, false)).toBe(503);
    (first as () => void)();
    (first as () => void)();
    expect(bodies.take('c', 40, false)).toBeTypeOf('function');
    expect(bodies.take('a', 30, false)).toBe(503);
  });

  it('counts bodies with files by their number', () => {
    const bodies = budget();
    for (const at of ['a', 'a', 'b']) expect(bodies.take(at, 1_000_000, true)).toBeTypeOf('function');
    expect(bodies.take('a', 1, true)).toBe(429);
    expect(bodies.take('c', 1, true)).toBe(503);
    expect(bodies.take('c', 0, true)).toBeTypeOf('function');
  });
});
