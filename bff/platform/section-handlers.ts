import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

interface SectionHandlers {
  handle: Handler;
  /** The script that tells the browser a section's routes, under the address that its pages name; undefined for any other path. */
  manifestAt: (path: string) => string | undefined;
}

const MANIFESTS = '/assets/sections/';
const isStatic = (segment: string | undefined): segment is string =>
  segment !== undefined && !/^[:*]|\?$/.test(segment);

/** The first segments of a route after the locale that decide its section: one, and two of a dashboard. */
function sectionOfRoute(segments: readonly string[]): string | undefined {
  const [, first, second] = segments;
  if (!isStatic(first)) return undefined;
  return first === 'dashboard' && isStatic(second) ? `${first}/${second}` : first;
}

/**
 * Remix 2 flattens and matches every route about three times a request: 120 routes cost 85 % of the throughput. So each URL section
 * (the segment after the locale; of dashboards the area as well) gets a handler of its own that knows only the routes which can match there.
 * The browser gets to know no others either: a dashboard is one application, and its pages load the manifest of its section.
 */
export function createSectionHandlers(build: ServerBuild, mode: 'production' | 'development'): SectionHandlers {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const parents = new Set(routes.map((route) => route.parentId));
  const segmentsOf = (id: string): string[] => {
    const route = build.routes[id];
    if (!route) return [];
    const own = (route.path ?? '').split('/').filter(Boolean);
    return route.parentId ? [...segmentsOf(route.parentId), ...own] : own;
  };
  const leaves = routes
    .filter((route) => !parents.has(route.id) || route.path !== undefined)
    .map((route) => ({ id: route.id, section: sectionOfRoute(segmentsOf(route.id)) }));
  const sections = new Set(leaves.map((leaf) => leaf.section).filter(isStatic));

  /** Routes of the section, of the one that it is in, and those that may match anywhere. */
  const isPartOf = (leaf: string | undefined, section: string) =>
    leaf === undefined || leaf === section || section.startsWith(`${leaf}/`);
  const addressOf = (section: string) =>
    `${MANIFESTS}${build.assets.version}/${section.replace('/', '.') || 'other'}.js`;

  const trimmedTo = (section: string): ServerBuild => {
    const keep = new Set<string>();
    for (const leaf of leaves) {
      if (!isPartOf(leaf.section, section)) continue;
      for (let id: string | undefined = leaf.id; id; id = build.routes[id]?.parentId) keep.add(id);
    }
    const pick = <T>(all: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(all).filter(([id]) => keep.has(id)));
    return {
      ...build,
      routes: pick(build.routes),
      assets: { ...build.assets, routes: pick(build.assets.routes), url: addressOf(section) },
    };
  };

  const sectionOf = (pathname: string): string => {
    const [, , first = '', second = ''] = pathname.replace(/\.data$/, '').split('/');
    return [`${first}/${second}`, first].find((section) => sections.has(section)) ?? '';
  };

  const handlers = new Map<string, Handler>();
  return {
    handle: (request, context) => {
      const section = sectionOf(new URL(request.url).pathname);
      let handler = handlers.get(section);
      if (!handler) {
        handler = createRequestHandler(trimmedTo(section), mode);
        handlers.set(section, handler);
      }
      return handler(request, context);
    },
    manifestAt: (path) => {
      if (!path.startsWith(MANIFESTS)) return undefined;
      const section = ['', ...sections].find((one) => addressOf(one) === path);
      return section === undefined ? undefined : `window.__remixManifest=${JSON.stringify(trimmedTo(section).assets)};`;
    },
  };
}
