import { type AppLoadContext, createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { createSectionHandlers } from './section-handlers';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Asset = NonNullable<ServerBuild['assets']['routes'][string]>;

/** Nested as in app/routes.ts: everything is below the root and the locale, and the dashboards have their own frames. */
const tree: [id: string, path: string | undefined, parentId?: string][] = [
  ['root', ''],
  ['locale', ':locale', 'root'],
  ['home', undefined, 'locale'],
  ['login', 'auth/login', 'locale'],
  ['admin', 'dashboard/admin', 'locale'],
  ['users', 'users', 'admin'],
  ['new-user', 'users/new', 'admin'],
  ['user', 'users/:id', 'admin'],
  ['user-buses', 'users/:id/buses', 'admin'],
  ['admin-else', '*', 'admin'],
  ['company', 'dashboard/company', 'locale'],
  ['any-dashboard', 'dashboard/*', 'locale'],
  ['not-found', '*', 'locale'],
];

/** A route without a page, which answers with its own name and the parameters it read from the path. */
const moduleOf = (id: string) =>
  ({ loader: ({ params }: LoaderFunctionArgs) => Response.json({ id, params }) }) as unknown as Route['module'];
const byId = <Value>(make: (id: string, path?: string, parentId?: string) => Value): Record<string, Value> =>
  Object.fromEntries(tree.map(([id, path, parentId]) => [id, make(id, path, parentId)]));
const place = (path?: string, parentId?: string) => ({
  ...(path === undefined ? { index: true as const } : { path }),
  ...(parentId ? { parentId } : {}),
});

const build = {
  mode: 'production',
  future: {},
  entry: { module: {} },
  routes: byId((id, path, parentId) => ({ id, module: moduleOf(id), ...place(path, parentId) })),
  assets: {
    version: 'v7',
    url: '/assets/manifest-v7.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: byId(
      (id, path, parentId) => ({ id, module: `/assets/${id}.js`, ...place(path, parentId) }) as unknown as Asset,
    ),
  },
} as unknown as ServerBuild;

const { handle, manifestAt } = createSectionHandlers(build, 'production');
/** The manifest that the script hands the browser. */
const manifest = (section: string) => {
  const script = manifestAt(`/assets/sections/v7/${section}.js`);
  if (script === undefined) return undefined;
  expect(script).toMatch(/^window\.__remixManifest=\{.*\};$/s);
  return JSON.parse(script.slice('window.__remixManifest='.length, -1)) as ServerBuild['assets'];
};
const routesOf = (section: string) => Object.keys(manifest(section)?.routes ?? {}).sort();

describe('the manifest of a section', () => {
  it("lists the section's routes, their parents, and the routes that may match anywhere", () => {
    expect(routesOf('dashboard.admin')).toEqual([
      'admin', 'admin-else', 'any-dashboard', 'home', 'locale', 'new-user', 'not-found', 'root', 'user', 'user-buses', 'users',
    ]); // prettier-ignore
    expect(routesOf('auth')).toEqual(['home', 'locale', 'login', 'not-found', 'root']);
    expect(routesOf('other')).toEqual(['home', 'locale', 'not-found', 'root']);
  });

  it('lists no other area', () => {
    expect(manifestAt('/assets/sections/v7/auth.js')).not.toContain('dashboard');
    expect(manifestAt('/assets/sections/v7/dashboard.admin.js')).not.toContain('dashboard/company');
  });

  it("is served under the URL that the section's pages name, which changes with each build", () => {
    expect(manifest('dashboard.admin')?.url).toBe('/assets/sections/v7/dashboard.admin.js');
    expect(manifestAt('/assets/sections/v6/dashboard.admin.js')).toBeUndefined();
    for (const path of ['/assets/sections/v7/no-such.js', '/assets/sections/v7/', '/assets/manifest-v7.js'])
      expect([path, manifestAt(path)]).toEqual([path, undefined]);
  });
});

describe('the handler for a path', () => {
  const whole = createRequestHandler(build, 'production');

  it.each([
    '/sv',
    '/sv/auth/login',
    '/sv/auth/logout',
    '/en/dashboard/admin',
    '/en/dashboard/admin/users',
    '/en/dashboard/admin/users/new',
    '/en/dashboard/admin/users/12',
    '/en/dashboard/admin/users/12/buses',
    '/en/dashboard/admin/users/new/buses',
    '/en/dashboard/admin/users/12/trains',
    '/en/dashboard/admin/trains/12',
    '/en/dashboard/company',
    '/en/dashboard/train',
    '/en/dashboard',
    '/sv/nowhere/at/all',
  ])('answers %s as if it knew all routes', async (path) => {
    const answered = async (handler: typeof handle) => {
      const response = await handler(new Request(`http://localhost${path}`), {} as AppLoadContext);
      return [response.status, await response.text()];
    };
    expect(await answered(handle)).toEqual(await answered(whole));
  });
});
