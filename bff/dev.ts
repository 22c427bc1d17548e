import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import type * as appModule from './app';
import type * as composeModule from './compose';
import { brokenPage, watchSources, withReload } from './dev-server/live-reload';
import type * as guardModule from './edge/raw-guard';
import { env } from './platform/env';

/** `npm run dev`: the same application through Vite, on one port. Open pages follow what is changed. */
const http = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });
watchSources(vite);
const { compose } = (await vite.ssrLoadModule('./bff/compose.ts')) as typeof composeModule;
const { mounts, stop: stopServices } = await compose();
const { rawGuard } = (await vite.ssrLoadModule('./bff/edge/raw-guard.ts')) as typeof guardModule;
const listener = getRequestListener(
  async (request, bindings) => {
    // Loaded anew after a change; Vite answers from its module cache otherwise.
    try {
      const { createApp } = (await vite.ssrLoadModule('./bff/app.ts')) as typeof appModule;
      return await withReload(await createApp(mounts).fetch(request, bindings));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      // eslint-disable-next-line no-console -- whoever develops reads it where the server was started
      console.error(error instanceof Error ? error.stack : error);
      return withReload(brokenPage(error));
    }
  },
  { overrideGlobalObjects: false },
);
http.on('request', (request, response) => {
  if (rawGuard(request, response)) return;
  vite.middlewares(request, response, () => void listener(request, response));
});
const port = env().PORT;
http.listen(port, '127.0.0.1', () => process.send?.('serving'));

async function stop(): Promise<void> {
  await stopServices();
  await vite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'disconnect'] as const)
  process.on(signal, () => void stop());
