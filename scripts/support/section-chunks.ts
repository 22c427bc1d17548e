import type { Rollup } from 'vite';

/** Dashboards, each with its folder of screens (app/routes.ts gives each a layout). */
const SECTIONS = /\/app\/areas\/(admin|company|driver|organisation|train|traffic|dashboard)\//;
const PAGES = /\/app\/areas\/[^?]*\.tsx$/;
const VENDOR =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream|react-router|react-router-dom|i18next|react-i18next|remix-i18next|html-parse-stringify|void-elements)\//;
const ISLANDS = /\/app\/(islands\/(entry|awaken)|areas\/.*\/Live\w+Form)\.tsx?$|\/EnhancedDateTimeRangeField\.tsx$/;
const PUBLIC = 'public';
/** What the browser's entry needs; its style sheets are linked by every page. */
const ENTRY = 'entry';
/** What forms need that wake up on pages for everybody (app/islands): it must not bring the router or a dashboard with it. */
const ISLAND = 'island';
/** React, and what everything that is no module of its own kind is wrapped in: needs no other file. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;

/**
 * Which file of the browser build a module goes into: what one dashboard alone needs into its own, what several need into one that they
 * share, what pages for everybody need too into another, React and the router into one of their own. Left alone, Rollup makes forty files
 * of them. What is loaded later stays by itself. One style sheet for all pages, as they are together smaller than the requests for their
 * parts; and one more for dashboards.
 */
export function sectionChunks(): (id: string, meta: Rollup.ManualChunkMeta) => string | undefined {
  let reached: Map<string, Set<string>> | undefined;
  return (id, meta) => {
    reached ??= reachedBy(meta);
    if (id.includes('?__remix-build-client-route') || id.includes('/design-system/helpers/')) return undefined;
    const by = reached.get(id) ?? new Set();
    if (/\/(design-system|app)\/.*\.css/.test(id))
      return by.has(PUBLIC) ? 'styles' : by.has(ISLAND) ? 'island-styles' : 'dashboard';
    const sections = [...by].filter((section) => section !== PUBLIC && section !== ENTRY && section !== ISLAND);
    if (sections.length === 0) return undefined;
    if (by.has(ISLAND)) return REACT.test(id) ? 'react' : 'forms';
    if (VENDOR.test(id)) return 'vendor';
    // By itself, or a page for everybody would come with the style sheet of dashboards for the sake of one module that both have.
    if (by.has(PUBLIC) || by.has(ENTRY)) return 'shared';
    return sections.length === 1 && SECTIONS.test(id) ? `section-${sections[0]}` : 'dashboard';
  };
}

/** From which sections each module is imported, at once and not later. */
function reachedBy({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>();
  const visit = (id: string, section: string) => {
    const by = reached.get(id) ?? new Set();
    if (by.has(section)) return;
    reached.set(id, by.add(section));
    for (const next of getModuleInfo(id)?.importedIds ?? []) visit(next, section);
  };
  for (const id of getModuleIds()) {
    if (ISLANDS.test(id)) visit(id, ISLAND);
    else if (PAGES.test(id)) visit(id, SECTIONS.exec(id)?.[1] ?? PUBLIC);
    // The browser's entry and the document belong to every page that hydrates; the document's styles to all pages.
    if (id.endsWith('/app/entry.client.tsx')) for (const section of [ENTRY, 'admin', 'company']) visit(id, section);
    if (id.endsWith('/app/root.tsx')) for (const section of [PUBLIC, 'admin', 'company']) visit(id, section);
  }
  return reached;
}
