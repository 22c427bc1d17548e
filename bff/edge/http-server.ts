import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { rawGuard } from './raw-guard';

export interface TimeOuts {
  /** From the first byte to the end of the headers. */
  headersMs: number;
  /** To the end of the body. */
  requestMs: number;
  /**
   * Between two requests on one connection. Longer than proxies keep a connection that nobody uses (a minute, HAProxy and load balancers alike): of the two,
   * the one that sends must be the one that closes, or a request meets a connection that is just being closed and is lost.
   */
  idleMs: number;
}

export const TIME_OUTS: TimeOuts = { headersMs: 10_000, requestMs: 30_000, idleMs: 75_000 };
/** How often Node looks whether a time is over: left alone it does so every half minute, and 10 s are 40. */
const LOOK_MS = 1_000;

const closing = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** The HTTP server: what Node refuses by itself, what the guard refuses, and the rest for `listener`. */
export function createHttpServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  { headersMs, requestMs, idleMs }: TimeOuts = TIME_OUTS,
): Server {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, headersMs),
    },
    (request, response) => {
      if (!rawGuard(request, response)) listener(request, response);
    },
  );
  // A malformed request line or header, or one that does not come to its end: answered and closed, never a crash.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    socket.end(closing(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'));
  });
  // No proxy: Node would close such a connection without a word.
  server.on('connect', (_request: IncomingMessage, socket) => socket.end(closing('405 Method Not Allowed')));
  return server;
}
