import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { sectionChunks } from './section-chunks';

interface Graph {
  [id: string]: { imports?: string[]; later?: string[]; entry?: boolean };
}

const screen = (area: string, name: string) => `/house/app/areas/${area}/${name}.tsx`;
const LIST = '/house/app/lists/List.tsx';
const FIELD = '/house/design-system/primitives/SearchField/SearchField.tsx';
const LIVING_FIELD = '/house/design-system/enhanced/texts.ts';
const SPOKEN = '/house/design-system/enhanced/announce-change.ts';
const SIGNATURE = '/house/app/nouns/quotes/Signature.tsx';
const STOPS = '/house/app/nouns/bookings/Stops.tsx';
const CHANGE = '/house/app/nouns/bookings/Change.tsx';
const PLAN = '/house/app/nouns/bookings/Plan.tsx';
const CHECKS = '/house/app/forms/use-form.ts';
const ZOD = '/house/node_modules/zod/mini/index.js';
const COLUMNS = screen('admin', 'parts/columns');
const SIGNING = screen('admin', 'parts/signing');

/** Fifty lists, four screens with a signature, two bookings and two forms about their stops. */
const graph: Graph = {
  [LIST]: { imports: [FIELD] },
  [FIELD]: { later: [LIVING_FIELD] },
  [LIVING_FIELD]: { imports: [SPOKEN] },
  [SPOKEN]: {},
  [SIGNATURE]: { imports: [CHECKS, SPOKEN] },
  [STOPS]: {},
  [CHANGE]: { imports: [CHECKS, STOPS, PLAN] },
  [PLAN]: { imports: [STOPS] },
  [CHECKS]: { imports: [ZOD] },
  [ZOD]: {},
  [COLUMNS]: {},
  [SIGNING]: { imports: [SIGNATURE] },
};
for (let list = 0; list < 50; list++)
  graph[screen('admin', `list-${list}`)] = { imports: [LIST, COLUMNS], entry: true };
for (const area of ['admin', 'company'])
  for (const name of ['sign', 'sign-again'])
    graph[screen(area, name)] = { imports: area === 'admin' ? [SIGNING, LIST] : [SIGNATURE], entry: true };
for (const area of ['admin', 'company']) {
  graph[screen(area, 'booking')] = { imports: [STOPS], entry: true };
  graph[screen(area, 'change-booking')] = { imports: [CHANGE], entry: true };
}

const meta: Rollup.ManualChunkMeta = {
  getModuleIds: () => Object.keys(graph).values(),
  getModuleInfo: (id) => {
    const { imports = [], later = [], entry = false } = graph[id]!;
    const importers = Object.keys(graph).filter((other) => graph[other]!.imports?.includes(id));
    return { importedIds: imports, dynamicallyImportedIds: later, importers, isEntry: entry } as never;
  },
};
const chunkOf = (id: string) => sectionChunks()(id, meta);

describe('the files of the browser build', () => {
  it('keep together what many screens need', () => expect(chunkOf(LIST)).toBe('dashboard'));

  it('spare a list what few screens need, and form checks', () => {
    expect(chunkOf(STOPS)).toBe('dashboard-more');
    expect(chunkOf(ZOD)).toBe('checks');
  });

  it('spare a form what few details need, unless it needs some of that itself', () => {
    expect(chunkOf(SIGNATURE)).toBe('dashboard-form');
    expect(chunkOf(CHANGE)).toBe('dashboard-more-checks');
    // Without checks of its own, but nothing that a list may load with its details' parts.
    expect(chunkOf(PLAN)).toBe('dashboard-more-checks');
  });

  it('spare it what other screens of its section import', () => {
    expect(chunkOf(COLUMNS)).toBe('section-admin');
    expect(chunkOf(SIGNING)).toBe('section-admin-form');
  });

  it('count what a control loads later as its own', () => expect(chunkOf(SPOKEN)).toBe('dashboard'));

  it("leave what a single screen needs in that screen's file", () =>
    expect(chunkOf(screen('admin', 'list-1'))).toBeUndefined());

  it('never import a file that imports them', () => {
    const order = (id: string) => chunkOf(id) ?? id;
    const edges = Object.entries(graph).flatMap(([id, { imports = [] }]) =>
      imports.map((next) => [order(id), order(next)]).filter(([from, into]) => from !== into),
    );
    for (const [from, into] of edges) expect(edges).not.toContainEqual([into, from]);
  });
});
