import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { hasRole } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import type { Screen } from '~/screen';
import { screens } from '~/screens';
import { guardArea } from './actor.server';

const byId = new Map(Object.values<Screen>(screens).map((screen) => [screen.id, screen]));

/** Lets the actor pass if they may see the screen; otherwise throws as `guardArea` does. */
async function guard(request: Request, { area, roles, hidden }: Screen): Promise<void> {
  // A path below /dashboard without a screen checks the actor itself: it redirects everybody.
  if (area === 'dashboard') return;
  const actor = await guardArea(request, area);
  if (roles && !hasRole(actor, ...roles)) throw new DomainError(hidden ? 'page.notFound' : 'auth.noPermission');
}

function guarded<Args extends LoaderFunctionArgs | ActionFunctionArgs>(
  run: (args: Args) => unknown,
  screen: Screen | undefined,
) {
  return async (args: Args): Promise<unknown> => {
    if (!screen) throw new DomainError('page.notFound');
    await guard(args.request, screen);
    return run(args);
  };
}

/** The whole path of a route, without the locale. */
function pathOf(build: ServerBuild, id: string): string {
  const route = build.routes[id];
  if (!route) return '';
  const above = route.parentId ? pathOf(build, route.parentId) : '';
  return [above, route.path === ':locale' ? '' : (route.path ?? '')].filter(Boolean).join('/');
}

/**
 * The build with a guard before every loader and action below `/dashboard`. The screen's line in its area's routes.ts says who may pass; a
 * route without a line refuses everybody. Screens and domain also decide about the records concerned.
 */
export function withGuardedDashboards(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route || !/^dashboard(\/|$)/.test(pathOf(build, id))) return [id, route];
      const { loader, action } = route.module;
      const screen = byId.get(id);
      const module = {
        ...route.module,
        ...(loader ? { loader: guarded(loader, screen) } : {}),
        ...(action ? { action: guarded(action, screen) } : {}),
      };
      return [id, { ...route, module }];
    }),
  ) as ServerBuild['routes'];
  return { ...build, routes };
}
