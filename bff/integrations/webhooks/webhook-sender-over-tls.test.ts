import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CertificateOptions, certificateAuthority, serverCertificate } from './testing/certificate';
import { startWebhookReceiver, type WebhookReceiver } from './testing/webhook-receiver';
import { createWebhookSender } from './webhook-sender';

const authority = certificateAuthority('Tests Only CA');
const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((server) => server.stop()));
});

async function receiverWith({
  selfSigned = false,
  ...options
}: Partial<CertificateOptions> & { selfSigned?: boolean } = {}): Promise<WebhookReceiver> {
  const certificate = serverCertificate({ name: 'localhost', ...(selfSigned ? {} : { authority }), ...options });
  const receiver = await startWebhookReceiver({ name: 'localhost', ...certificate });
  open.push(receiver);
  return receiver;
}

/** A server that does not speak TLS. */
async function tcpServer(greet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
  return `https://localhost:${(server.address() as AddressInfo).port}/`;
}

const body = new TextEncoder().encode('{"a":"å"}');
const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
const sender = createWebhookSender({ allowLocal: true, resolve, authority: authority.cert });
const post = (url: string, by = sender) =>
  by.post(new URL(url), { headers: { 'content-type': 'application/json' }, body });
const refusal = (url: string, by = sender) =>
  post(url, by).then(
    ({ status }) => status,
    (error: Error) => [error.name, error.message],
  );
const UNREACHABLE = 'WebhookUnreachable';

describe('a webhook over TLS', () => {
  it('arrives if the certificate is valid', async () => {
    const receiver = await receiverWith();
    expect(await post(receiver.url)).toEqual({ status: 204, text: '' });
    expect(new TextDecoder().decode(receiver.received[0]?.body)).toBe('{"a":"å"}');
  });

  it.each([
    ['of another name', { name: 'elsewhere.example' }, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['that has expired', { notAfter: new Date(Date.now() - 1_000) }, 'CERT_HAS_EXPIRED'],
    ['that is not yet valid', { notAfter: new Date(Date.now() + 400 * 86_400_000) }, 'CERT_NOT_YET_VALID'],
    ['of an authority that we do not know', { authority: certificateAuthority('Unknown CA') }, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['of an authority that calls itself like ours', { authority: certificateAuthority('Tests Only CA') }, 'CERT_SIGNATURE_FAILURE'],
    ['that signs itself', { selfSigned: true }, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ] as const)('is not sent to a certificate %s', async (_, options, code) => {
    const receiver = await receiverWith(options);
    expect(await refusal(receiver.url)).toEqual([UNREACHABLE, code]);
    // Not a byte of it was sent.
    expect(receiver.received).toEqual([]);
  }); // prettier-ignore

  it('trusts only public authorities, unless told otherwise, and ignores an environment that says to trust everybody', async () => {
    const receiver = await receiverWith();
    const usual = createWebhookSender({ allowLocal: true, resolve });
    expect(await refusal(receiver.url, usual)).toEqual([UNREACHABLE, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']);
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    expect(await refusal(receiver.url, usual)).toEqual([UNREACHABLE, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']);
    expect(receiver.received).toEqual([]);
  });

  it('follows no redirect, neither to another server nor away from TLS', async () => {
    const [first, second, plain] = await Promise.all([receiverWith(), receiverWith(), startWebhookReceiver()]);
    open.push(plain);
    for (const { url } of [second, plain])
      for (const status of [301, 302, 303, 307, 308]) {
        first.answer((response) => response.writeHead(status, { location: url }).end());
        expect(await refusal(first.url)).toBe(status);
      }
    expect([second.received, plain.received]).toEqual([[], []]);
  });

  it('ends in time, wherever the receiver stops', async () => {
    const late = [UNREACHABLE, 'no answer in 1 s'];
    const silent = await tcpServer(() => undefined);
    const trickling = await receiverWith();
    trickling.answer((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 100);
      response.on('close', () => clearInterval(drip));
    });
    const impatient = createWebhookSender({ allowLocal: true, timeoutMs: 1_000, resolve, authority: authority.cert });
    expect(await Promise.all([refusal(silent, impatient), refusal(trickling.url, impatient)])).toEqual([late, late]);
    const plain = await tcpServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
    expect(await refusal(plain)).toEqual([UNREACHABLE, expect.stringMatching(/^(ERR_SSL_\w+|EPROTO|ECONNRESET)$/)]);
  });

  it('reads no more of an answer than it keeps', async () => {
    const receiver = await receiverWith();
    let written = 0;
    receiver.answer((response) => {
      response.writeHead(500);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) written += 65_536;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    expect(await post(receiver.url)).toEqual({ status: 500, text: 'x'.repeat(300) });
    expect(written).toBeLessThan(16 * 1024 * 1024);
    receiver.answer((response) => response.writeHead(200, { 'x-big': 'x'.repeat(100_000) }).end());
    expect(await refusal(receiver.url)).toEqual([UNREACHABLE, 'HPE_HEADER_OVERFLOW']);
  });

  it('in production goes to no address that is not public, even with a valid certificate', async () => {
    const receiver = await receiverWith();
    const production = createWebhookSender({ allowLocal: false, resolve, authority: authority.cert });
    for (const url of [receiver.url, receiver.url.replace('localhost', 'buss.example'), receiver.url.replace('localhost', '127.0.0.1')])
      expect(await refusal(url, production)).toEqual([UNREACHABLE, 'the name leads to an address that is not public']);
    expect(receiver.received).toEqual([]);
  }); // prettier-ignore
});
