import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** How the next requests are answered; 204 at first. */
  answer: (respond: (response: ServerResponse) => void) => void;
  stop: () => Promise<void>;
}

/** A server on this machine that accepts and records webhooks; with a certificate (PEM) over https, under the certificate's name. */
export async function startWebhookReceiver(tls?: {
  name: string;
  cert: string;
  key: string;
}): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let respond = (response: ServerResponse): void => void response.writeHead(204).end();
  const listen: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = new Uint8Array(Buffer.concat(chunks));
      received.push({ path: request.url ?? '', headers: headersOf(request.headers), body });
      respond(response);
    });
  };
  const server = tls ? createTlsServer(tls, listen) : createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? `https://${tls.name}` : 'http://127.0.0.1'}:${port}/hook?tenant=1`,
    received,
    answer: (next) => {
      respond = next;
    },
    stop: () => stop(server),
  };
}

const headersOf = (headers: IncomingHttpHeaders): Headers =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
