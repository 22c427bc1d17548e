import type { Rollup } from 'vite';

/** Dashboards, each with its folder of screens (app/routes.ts gives each a layout). */
const SECTIONS = /\/app\/areas\/(admin|company|driver|organisation|train|traffic|dashboard)\//;
const PAGES = /\/app\/areas\/[^?]*\.tsx$/;
const VENDOR =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream|react-router|react-router-dom|i18next|react-i18next|remix-i18next|html-parse-stringify|void-elements)\//;
const ISLANDS = /\/app\/(islands\/(entry|awaken)|areas\/.*\/Live\w+Form)\.tsx?$|\/EnhancedDateTimeRangeField\.tsx$/;
const PUBLIC = 'public';
/** Styles of two pages for everybody, where things are compared: linked by these, not by all. */
const STYLES_OF_FEW = /\/SideBySide\.module\.css/;
/** For the browser's entry; its style sheets are linked by every page. */
const ENTRY = 'entry';
/** For forms that hydrate on public pages (app/islands): it must not import the router or a dashboard. */
const ISLAND = 'island';
/** React, and the wrappers of modules that are not ES modules: imports no other file. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;
/** What no list needs: form checks and charts. Screens without them need not load them. */
const HEAVY = { checks: /\/node_modules\/(zod|@conform-to)\//, charts: /\/node_modules\/d3-/ } as const;
type Heavy = keyof typeof HEAVY;

/**
 * Which file of the browser build a module goes into. A module that only one screen needs goes into that screen's file; one that several
 * screens of a dashboard need, into its section's; one that several dashboards need, into a shared one; one that public pages need too,
 * into another; React and the router into their own. Each has a second file for modules that need form checks, and a third for those that
 * draw charts: opening a list loads neither. What few screens need (`-more`) is loaded with the first of them, not with the first page; what
 * few need and only forms do (`-form`) is apart from it, so that the first form does not bring what details need. By default Rollup makes
 * forty files of all this. Dynamic imports stay separate. There is one style sheet for all pages, because together they are smaller than
 * the requests for their parts; and another for dashboards.
 */
export function sectionChunks(): (id: string, meta: Rollup.ManualChunkMeta) => string | undefined {
  let known: Reached | undefined;
  return (id, meta) => {
    known ??= reachedBy(meta);
    if (id.includes('?__remix-build-client-route') || id.includes('/design-system/helpers/')) return undefined;
    const by = known.sections.get(id) ?? new Set();
    if (STYLES_OF_FEW.test(id)) return undefined;
    if (/\/(design-system|app)\/.*\.css/.test(id))
      return by.has(PUBLIC) ? 'styles' : by.has(ISLAND) ? 'island-styles' : 'dashboard';
    const sections = [...by].filter((section) => section !== PUBLIC && section !== ENTRY && section !== ISLAND);
    if (sections.length === 0) return undefined;
    const heavy = known.heavy.get(id) ?? [];
    const isRare = known.rare(id);
    const isForms = isRare && known.onlyForms(id);
    const isForm = isForms && known.sparesDetails(id);
    const more = isForm ? ['form'] : isRare ? ['more'] : [];
    if (by.has(ISLAND))
      return REACT.test(id) ? 'react' : heavy.length > 0 ? 'checks' : known.rare(id) ? 'forms-more' : 'forms';
    if (VENDOR.test(id)) return 'vendor';
    if (Object.values(HEAVY).some((modules) => modules.test(id))) return heavy.join('-');
    // With the frame of its section, so that navigating to a screen that needs nothing of it loads only that screen's own file.
    if (LAYOUT.test(id)) return `section-${sections[0]}`;
    if (known.screens.get(id) !== SEVERAL) return undefined;
    // Separate, or a public page would load the dashboards' style sheet for one module that both use.
    const isCommon = by.has(PUBLIC) || by.has(ENTRY);
    const name = isCommon
      ? 'shared'
      : sections.length === 1 && SECTIONS.test(id)
        ? `section-${sections[0]}`
        : 'dashboard';
    // Whoever needs what only forms need has their checks: it lies beside them even if it has none, so that no list takes them along.
    const checks = isForms && !isForm ? ['checks'] : [];
    return [name, ...more, ...checks, ...heavy.filter((kind) => !isForms || kind !== 'checks')].join('-');
  };
}

const LAYOUT = /\/app\/areas\/\w+\/layout\.tsx$/;
/** Where every dashboard page starts: what these need is never rare. */
const AROUND = /\/app\/(entry\.client|root|areas\/(public\/locale|\w+\/layout))\.tsx$/;
/** What less than this share of the dashboards' screens need is rare: one in seven needs the parts of a list. */
const RARE = 1 / 10;

/** For a module that several screens need. */
const SEVERAL = 'several';

interface Reached {
  /** The sections that import each module statically. */
  sections: Map<string, Set<string>>;
  /** The only screen that does, if there is just one. */
  screens: Map<string, string>;
  /**
   * Whether only few of the dashboards' screens need it; for a section's own modules, which only few need anyway, whether it imports such a
   * module. What is not rare imports nothing rare, so that files never import each other.
   */
  rare: (id: string) => boolean;
  /** Whether only screens with form checks need it. */
  onlyForms: (id: string) => boolean;
  /** Whether the same holds for every rare module that it imports: then it imports nothing that is loaded with `-more`. */
  sparesDetails: (id: string) => boolean;
  /** The heavy modules that each module imports. A light module never imports a heavy one, so that their files never import each other. */
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
  const neededWithoutChecks = new Set<string>();
  const around = new Set<string>();
  const closureOf = (ids: readonly string[], into = new Set<string>()): Set<string> => {
    for (const id of ids) if (!into.has(id)) closureOf(importedBy(id), into.add(id));
    return into;
  };
  let screenCount = 0;
  const countFor = (screen: string) => {
    screenCount++;
    const needed = closureOf([screen]);
    // Its controls' dynamic imports follow soon after.
    for (const id of needed) if (id.includes('/design-system/')) closureOf(laterImportedBy(id), needed);
    const hasChecks = heavy.get(screen)?.includes('checks');
    for (const id of needed) {
      needs.set(id, (needs.get(id) ?? 0) + 1);
      if (!hasChecks) neededWithoutChecks.add(id);
    }
  };
  const spread = (id: string, kind: Heavy) => {
    const kinds = heavy.get(id) ?? [];
    if (kinds.includes(kind)) return;
    heavy.set(id, [...kinds, kind]);
    for (const importer of getModuleInfo(id)?.importers ?? []) spread(importer, kind);
  };
  for (const kind of ['checks', 'charts'] as const)
    for (const id of getModuleIds()) if (HEAVY[kind].test(id)) spread(id, kind);
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
  const isForFew = (id: string) => !around.has(id) && (needs.get(id) ?? 0) < screenCount * RARE;
  const rare = (id: string) =>
    SECTIONS.test(id) ? [...closureOf([id])].some((one) => !SECTIONS.test(one) && isForFew(one)) : isForFew(id);
  const onlyForms = (id: string) => !neededWithoutChecks.has(id);
  const sparesDetails = (id: string) =>
    [...closureOf([id])].every((one) => SECTIONS.test(one) || !isForFew(one) || onlyForms(one));
  return { sections, screens, rare, onlyForms, sparesDetails, heavy };
}
