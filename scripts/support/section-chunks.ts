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
/** What no list needs: what checks forms, and what draws charts. A screen that has none of them is spared them. */
const HEAVY = { checks: /\/node_modules\/(zod|@conform-to)\//, charts: /\/node_modules\/d3-/ } as const;
type Heavy = keyof typeof HEAVY;

/**
 * Which file of the browser build a module goes into. What one screen alone needs is in that screen's own file; what several screens of one
 * dashboard need in its section's, what several dashboards need in one that they share, what pages for everybody need too in another, React
 * and the router in one of their own. Of each there is a second file with what needs the checks of forms, and a third with what draws charts:
 * whoever opens a list is spared both. What few screens need (`-more`) comes with the first of them, not with the first page. Left alone,
 * Rollup makes forty files of them. What is loaded later stays by itself. One style sheet for all pages, as they are together smaller than
 * the requests for their parts; and one more for dashboards.
 */
export function sectionChunks(): (id: string, meta: Rollup.ManualChunkMeta) => string | undefined {
  let known: Reached | undefined;
  return (id, meta) => {
    known ??= reachedBy(meta);
    if (id.includes('?__remix-build-client-route') || id.includes('/design-system/helpers/')) return undefined;
    const by = known.sections.get(id) ?? new Set();
    if (/\/(design-system|app)\/.*\.css/.test(id))
      return by.has(PUBLIC) ? 'styles' : by.has(ISLAND) ? 'island-styles' : 'dashboard';
    const sections = [...by].filter((section) => section !== PUBLIC && section !== ENTRY && section !== ISLAND);
    if (sections.length === 0) return undefined;
    const heavy = known.heavy.get(id) ?? [];
    const more = known.rare(id) ? ['more'] : [];
    if (by.has(ISLAND)) return REACT.test(id) ? 'react' : heavy.length > 0 ? 'checks' : ['forms', ...more].join('-');
    if (VENDOR.test(id)) return 'vendor';
    if (Object.values(HEAVY).some((modules) => modules.test(id))) return heavy.join('-');
    // With the frame of its section, so that going on from a screen that needs nothing of it asks for no more than that screen's own.
    if (LAYOUT.test(id)) return `section-${sections[0]}`;
    if (known.screens.get(id) !== SEVERAL) return undefined;
    // By itself, or a page for everybody would come with the style sheet of dashboards for the sake of one module that both have.
    const isCommon = by.has(PUBLIC) || by.has(ENTRY);
    const name = isCommon
      ? 'shared'
      : sections.length === 1 && SECTIONS.test(id)
        ? `section-${sections[0]}`
        : 'dashboard';
    return [name, ...more, ...heavy].join('-');
  };
}

const LAYOUT = /\/app\/areas\/\w+\/layout\.tsx$/;
/** Where every page of a dashboard begins: what these need is never rare. */
const AROUND = /\/app\/(entry\.client|root|areas\/(public\/locale|\w+\/layout))\.tsx$/;
/** What fewer screens than this share of the dashboards' need is rare: a list's parts are needed by one in seven. */
const RARE = 1 / 10;

/** Of a module that more than one screen needs. */
const SEVERAL = 'several';

interface Reached {
  /** From which sections each module is imported, at once and not later. */
  sections: Map<string, Set<string>>;
  /** From which screen, if there is only one. */
  screens: Map<string, string>;
  /**
   * Whether only few of the dashboards' screens need it; of a section's own modules, which are all for few, whether it brings such a one. What
   * is not rare imports nothing that is, so that files never import each other.
   */
  rare: (id: string) => boolean;
  /** What each module brings with it. None that brings nothing imports one that does, so that their files never import each other. */
  heavy: Map<string, Heavy[]>;
}

function reachedBy({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Reached {
  const importedBy = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const laterImportedBy = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const sections = new Map<string, Set<string>>();
  const screens = new Map<string, string>();
  const heavy = new Map<string, Heavy[]>();
  const visit = (id: string, section: string) => {
    const by = sections.get(id) ?? new Set();
    if (by.has(section)) return;
    sections.set(id, by.add(section));
    for (const next of importedBy(id)) visit(next, section);
  };
  const needFor = (id: string, screen: string) => {
    const before = screens.get(id);
    if (before === screen || before === SEVERAL) return;
    screens.set(id, before === undefined ? screen : SEVERAL);
    for (const next of importedBy(id)) needFor(next, screen);
  };
  const needs = new Map<string, number>();
  const around = new Set<string>();
  const closureOf = (ids: readonly string[], into = new Set<string>()): Set<string> => {
    for (const id of ids) if (!into.has(id)) closureOf(importedBy(id), into.add(id));
    return into;
  };
  let screenCount = 0;
  const countFor = (screen: string) => {
    screenCount++;
    const needed = closureOf([screen]);
    // The second lives of its controls come soon after it.
    for (const id of needed) if (id.includes('/design-system/')) closureOf(laterImportedBy(id), needed);
    for (const id of needed) needs.set(id, (needs.get(id) ?? 0) + 1);
  };
  const spread = (id: string, kind: Heavy) => {
    const kinds = heavy.get(id) ?? [];
    if (kinds.includes(kind)) return;
    heavy.set(id, [...kinds, kind]);
    for (const importer of getModuleInfo(id)?.importers ?? []) spread(importer, kind);
  };
  for (const id of getModuleIds()) {
    if (ISLANDS.test(id)) visit(id, ISLAND);
    else if (PAGES.test(id)) visit(id, SECTIONS.exec(id)?.[1] ?? PUBLIC);
    // The browser's entry and the document belong to every page that hydrates; the document's styles to all pages.
    if (id.endsWith('/app/entry.client.tsx')) for (const section of [ENTRY, 'admin', 'company']) visit(id, section);
    if (id.endsWith('/app/root.tsx')) for (const section of [PUBLIC, 'admin', 'company']) visit(id, section);
    if (AROUND.test(id)) closureOf([id], around);
    if (!getModuleInfo(id)?.isEntry) continue;
    needFor(id, id);
    if (SECTIONS.test(id)) countFor(id);
  }
  for (const kind of ['checks', 'charts'] as const)
    for (const id of getModuleIds()) if (HEAVY[kind].test(id)) spread(id, kind);
  const isForFew = (id: string) => !around.has(id) && (needs.get(id) ?? 0) < screenCount * RARE;
  const rare = (id: string) =>
    SECTIONS.test(id) ? [...closureOf([id])].some((one) => !SECTIONS.test(one) && isForFew(one)) : isForFew(id);
  return { sections, screens, rare, heavy };
}
