import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createApp } from './app';
import { compose } from './compose';
import { absoluteLocation } from './edge/absolute-location';
import { newNonce, setSecurityHeaders } from './edge/security-headers';
import { createHttpServer } from './edge/http-server';
import { CLIENT_PACKAGE } from './api/openapi/docs';
import { BROWSER_BUILD } from '@bff/platform/browser-assets';
import { isDraining, startDraining } from './platform/draining';
import { drainMs, env } from './platform/env';
import { stopLiveFeeds } from './platform/live-feed';
import { logger } from './platform/logger';
import { portTrouble } from './platform/port-trouble';

/** How long requests in progress may take after the port has closed, in milliseconds. */
const LAST_REQUESTS_MS = 8_000;

const { mounts, stop: stopServices } = await compose();

const root = new Hono();
root.use(absoluteLocation);
root.use('/assets/*', kept('public, max-age=31536000, immutable'), serveStatic({ root: BROWSER_BUILD }));
root.use('/favicon.svg', kept('public, max-age=86400'), serveStatic({ root: BROWSER_BUILD }));
root.use(CLIENT_PACKAGE, kept('public, max-age=300'), serveStatic({ root: BROWSER_BUILD }));
root.route('/', createApp(mounts));

const listener = getRequestListener(root.fetch, { overrideGlobalObjects: false });
const server = createHttpServer((request, response) => {
  if (isDraining()) response.setHeader('connection', 'close');
  void listener(request, response);
});

server.on('error', (error) => {
  const trouble = portTrouble(error, env().PORT);
  if (!trouble) throw error;
  logger.fatal({ event: 'port' }, trouble);
  process.exit(1);
});

server.listen(env().PORT, env().HOST, () => {
  const address = server.address();
  logger.info({ port: typeof address === 'object' ? address?.port : address, seconds: process.uptime() }, 'serving');
  // Tells the parent process (scripts/serve.ts) that requests are being answered.
  process.send?.('serving');
});

/** Adds headers to files of the browser build; a missing file falls through to the application. */
function kept(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.headers.has('content-security-policy')) return;
    setSecurityHeaders(c.res.headers, newNonce());
    c.res.headers.set('cache-control', cacheControl);
  };
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  startDraining();
  await sleep(drainMs());
  stopLiveFeeds();
  server.closeIdleConnections();
  const closed = new Promise((resolve) => server.close(resolve));
  const deadline = new Promise((resolve) => setTimeout(resolve, LAST_REQUESTS_MS).unref());
  await Promise.race([closed, deadline]);
  await stopServices();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => void stop());
// The parent process has gone: do not linger as an orphan that holds the port.
process.on('disconnect', () => void stop());

// Node itself would print the error with everything it carries, including statements and user input.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    logger.fatal({ err: error }, event);
    process.exit(1);
  });
