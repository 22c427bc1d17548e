import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

interface SectionHandlers {
  handle: Handler;
  /** The script that tells the browser a section's routes, if the path is the URL that the section's pages name. */
  manifestAt: (path: string) => string | undefined;
}

const MANIFESTS = '/assets/sections/';
const isStatic = (segment: string | undefined): segment is string =>
  segment !== undefined && !/^[:*]|\?$/.test(segment);

/** The literal segments that every path below the route begins with, without the locale. */
function fixedSegments(segments: readonly string[]): string[] {
  const below = segments.slice(1);
  const end = below.findIndex((segment) => !isStatic(segment));
  return end < 0 ? below : below.slice(0, end);
}

/** The section of a path that begins like this: its first segment, or the first two of a dashboard; undefined when empty. */
function sectionOf([first, second]: readonly string[]): string | undefined {
  return first === 'dashboard' && second !== undefined ? `${first}/${second}` : first;
}

/**
 * Remix 2 flattens and matches every route about three times a request: 120 routes cost 85 % of the throughput. So each shared path prefix
 * gets its own handler, which knows only the routes that can match there. The browser learns only the routes of its URL section (the
 * segment after the locale; for dashboards the area too): a dashboard is one application, and its pages load their section's manifest.
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
    .map((route) => {
      const fixed = fixedSegments(segmentsOf(route.id));
      return { id: route.id, beginning: fixed.join('/'), section: sectionOf(fixed) };
    });
  const sections = new Set(leaves.map((leaf) => leaf.section).filter(isStatic));
  const beginnings = new Set(
    leaves.flatMap(({ beginning }) => {
      const segments = beginning.split('/');
      return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
    }),
  );

  const isWithin = (inner: string, outer: string) => outer === '' || inner === outer || inner.startsWith(`${outer}/`);
  const addressOf = (section: string) =>
    `${MANIFESTS}${build.assets.version}/${section.replace('/', '.') || 'other'}.js`;

  /** The build reduced to these leaves and their parents, whose pages name the section's manifest. */
  const trimmedTo = (section: string, isKept: (leaf: (typeof leaves)[number]) => boolean): ServerBuild => {
    const keep = new Set<string>();
    for (const leaf of leaves.filter(isKept))
      for (let id: string | undefined = leaf.id; id; id = build.routes[id]?.parentId) keep.add(id);
    const pick = <T>(all: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(all).filter(([id]) => keep.has(id)));
    return {
      ...build,
      routes: pick(build.routes),
      assets: { ...build.assets, routes: pick(build.assets.routes), url: addressOf(section) },
    };
  };

  /** The section's routes, their parents, and the routes that may match anywhere. */
  const manifestOf = (section: string) =>
    trimmedTo(section, (leaf) => leaf.section === undefined || isWithin(section, leaf.section)).assets;

  /** The longest prefix that the path shares with any route. */
  const beginningOf = (pathname: string): string => {
    const segments = pathname
      .replace(/\.data$/, '')
      .split('/')
      .slice(2);
    let beginning = '';
    for (const segment of segments) {
      const longer = beginning ? `${beginning}/${segment}` : segment;
      if (!beginnings.has(longer)) break;
      beginning = longer;
    }
    return beginning;
  };

  const handlers = new Map<string, Handler>();
  return {
    handle: (request, context) => {
      const beginning = beginningOf(new URL(request.url).pathname);
      let handler = handlers.get(beginning);
      if (!handler) {
        const section = sectionOf(beginning.split('/')) ?? '';
        const known = trimmedTo(sections.has(section) ? section : '', (leaf) => isWithin(beginning, leaf.beginning));
        handler = createRequestHandler(known, mode);
        handlers.set(beginning, handler);
      }
      return handler(request, context);
    },
    manifestAt: (path) => {
      if (!path.startsWith(MANIFESTS)) return undefined;
      const section = ['', ...sections].find((one) => addressOf(one) === path);
      return section === undefined ? undefined : `window.__remixManifest=${JSON.stringify(manifestOf(section))};`;
    },
  };
}
