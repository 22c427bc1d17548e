import type { ServerBuild } from '@remix-run/node';
import * as build from 'virtual:remix/server-build';

/** The product's build with 120 more routes, as many as once all its screens exist. */
const MORE = 120;
const parentId = Object.values(build.routes).find((route) => route?.path === ':locale')!.id;

const added = Array.from({ length: MORE }, (_, index) => ({
  id: `more/${index}`,
  parentId,
  path: `more-${index % 12}/part-${index}/:id`,
}));

export const routes: ServerBuild['routes'] = {
  ...build.routes,
  ...Object.fromEntries(added.map((route) => [route.id, { ...route, module: { default: () => null } }])),
};

export const assets: ServerBuild['assets'] = {
  ...build.assets,
  routes: {
    ...build.assets.routes,
    ...Object.fromEntries(
      added.map((route) => [
        route.id,
        { ...build.assets.routes[parentId]!, ...route, hasLoader: false, hasAction: false },
      ]),
    ),
  },
};

export * from 'virtual:remix/server-build';
