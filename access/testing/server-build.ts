import type { ServerBuild } from '@remix-run/node';
import * as entryModule from '../../app/entry.server';
import * as rootModule from '../../app/root';
import remixConfig from '../../remix.config.js';
import { appRoutes } from '../app-routes';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

const files = import.meta.glob<ServerRoute['module']>('../../app/areas/**/*.{ts,tsx}');

async function loadRoutes(): Promise<ServerRoute[]> {
  const own = appRoutes.map(async ({ id, parentId, file, path, index }): Promise<ServerRoute> => {
    const load = files[`../../app/${file}`];
    if (!load) throw new Error(`app/routes.ts names ${file}, which is not there`);
    return { id, parentId, module: await load(), ...(path === undefined ? {} : { path }), ...(index ? { index } : {}) };
  });
  return [{ id: 'root', path: '', module: rootModule }, ...(await Promise.all(own))];
}

const all = await loadRoutes();
const byId = <Value>(value: (route: ServerRoute) => Value): Record<string, Value> =>
  Object.fromEntries(all.map((route) => [route.id, value(route)]));

/**
 * The build of app/routes.ts without building: stands in for `virtual:remix/server-build` in tests, so that the test's own process serves
 * the whole application.
 */
export const mode: ServerBuild['mode'] = 'production';
export const entry: ServerBuild['entry'] = { module: entryModule };
export const routes: ServerBuild['routes'] = byId((route) => route);
export const assets: ServerBuild['assets'] = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: byId(({ id, parentId, path, index, module }) => ({
    id,
    ...(parentId === undefined ? {} : { parentId }),
    ...(path === undefined ? {} : { path }),
    ...(index ? { index } : {}),
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: `/assets/${id}.js`,
  })),
  url: '/assets/manifest.js',
  version: 'test',
};
export const publicPath: ServerBuild['publicPath'] = '/';
export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'] = 'build/client';
export const isSpaMode: ServerBuild['isSpaMode'] = false;
export const future: ServerBuild['future'] = remixConfig.future;
