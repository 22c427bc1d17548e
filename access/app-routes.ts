import type { RouteConfigEntry } from '@remix-run/route-config';
import routeConfig from '../app/routes';

interface AppRoute {
  id: string;
  parentId: string;
  /** Below app/. */
  file: string;
  path: string | undefined;
  index: boolean;
  /** The whole path without the locale, as in the matrix. */
  route: string;
  isLeaf: boolean;
}

const LOCALE = ':locale';

function flat(entries: readonly RouteConfigEntry[], parentId: string, above: readonly string[]): AppRoute[] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file.replace(/\.\w+$/, '');
    const path = [...above, ...(entry.path ? [entry.path] : [])];
    const children = entry.children ?? [];
    const own: AppRoute = {
      id,
      parentId,
      file: entry.file,
      path: entry.path,
      index: entry.index ?? false,
      route: path.filter((segment) => segment !== LOCALE).join('/'),
      isLeaf: children.length === 0,
    };
    return [own, ...flat(children, id, path)];
  });
}

/** Every route of app/routes.ts, parents before their children. */
export const appRoutes: readonly AppRoute[] = flat(routeConfig, 'root', []);

const shapes = appRoutes
  .filter(({ isLeaf, route }) => isLeaf && !route.endsWith('*'))
  .map(({ route }) => ({
    route,
    shape: new RegExp(`^/?${route.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
  }));

/** The route of an address without its locale; undefined if app/routes.ts does not serve it. */
export const matchedRoute = (address: string): string | undefined =>
  shapes.find(({ shape }) => shape.test(address.split('?', 1)[0]!))?.route;
