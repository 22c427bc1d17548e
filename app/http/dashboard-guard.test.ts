import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { describe, expect, it, vi } from 'vitest';
import { withGuardedDashboards } from './dashboard-guard.server';

const run = vi.fn(() => 'shown');
const build = {
  routes: {
    root: { id: 'root', path: '', module: { loader: run } },
    locale: { id: 'locale', parentId: 'root', path: ':locale', module: { loader: run } },
    forgotten: {
      id: 'areas/admin/forgotten',
      parentId: 'locale',
      path: 'dashboard/forgotten',
      module: { loader: run, action: run },
    },
    open: { id: 'areas/public/somewhere', parentId: 'locale', path: 'somewhere', module: { loader: run } },
    customers: {
      id: 'areas/admin/customers/list',
      parentId: 'locale',
      path: 'dashboard/admin/customers/list',
      module: { loader: run },
    },
  },
} as unknown as ServerBuild;
const byId = Object.fromEntries(Object.values(build.routes).map((route) => [route.id, route]));
const guarded = withGuardedDashboards({ ...build, routes: byId }).routes;
const args = (method = 'GET') =>
  ({
    request: new Request('http://localhost:3000/sv/dashboard/forgotten', { method }),
    params: {},
    context: {},
  }) as LoaderFunctionArgs;
const callLoader = (id: string) => Promise.resolve(guarded[id]!.module.loader!(args()));

describe('withGuardedDashboards', () => {
  it('refuses everybody where no line of a routes.ts names the screen', async () => {
    const { loader, action } = guarded['areas/admin/forgotten']!.module;
    await expect(Promise.resolve(loader!(args()))).rejects.toMatchObject({ key: 'page.notFound' });
    await expect(Promise.resolve(action!(args('POST')))).rejects.toMatchObject({ key: 'page.notFound' });
    expect(run).not.toHaveBeenCalled();
  });

  it('sends a visitor to the login before the screen runs', async () => {
    await expect(callLoader('areas/admin/customers/list')).rejects.toMatchObject({ status: 302 });
    expect(run).not.toHaveBeenCalled();
  });

  it('leaves everything else alone', async () => {
    expect(await callLoader('areas/public/somewhere')).toBe('shown');
    expect(await callLoader('locale')).toBe('shown');
  });
});
