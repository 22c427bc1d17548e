import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@bff/api/endpoints';
import { appRoutes } from './app-routes';
import { endpointRows, pageRows } from './matrix';

const HOW = 'docs/access.md says how';
const APP = join(import.meta.dirname, '../app');
const sourceOf = (file: string) => readFileSync(join(APP, file), 'utf8');
const hasAction = (file: string) =>
  /^export (?:const action\b|async function action\b|function action\b|\{[^}]*\baction\b)/m.test(sourceOf(file));

/** Routes that answer, which are those without children. */
const leaves = appRoutes.filter(({ isLeaf }) => isLeaf);
const rowsOf = (route: string) => pageRows.filter((row) => row.route === route);
const intentsOf = (route: string) => rowsOf(route).flatMap(({ forms = {} }) => Object.keys(forms));

/** The intents found in the files of a folder: in forms, and where a schema or action reads them. */
function intentsWritten(folder: string): Set<string> {
  const sources = readdirSync(join(APP, folder))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => sourceOf(join(folder, name)));
  const keyed = readdirSync(join(APP, folder))
    .filter((name) => name.endsWith('-intents.server.ts'))
    .flatMap((name) =>
      [...sourceOf(join(folder, name)).matchAll(/^ {2}(?:async )?(\w+)\(/gm)].map(([, intent = '']) => intent),
    );
  const patterns = [
    /name="intent"\s+value="(\w+)"/g,
    /value="(\w+)"\s+name="intent"/g,
    /(?<!typeof )\bintent === '(\w+)'/g,
    /\bintent !== '(\w+)'/g,
    /\bintent: z\.literal\('(\w+)'\)/g,
  ];
  const found = sources.flatMap((source) =>
    patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, intent = '']) => intent)),
  );
  const listed = sources.flatMap((source) =>
    [...source.matchAll(/\bintent: z\.enum\(\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, intent = '']) => intent),
    ),
  );
  return new Set([...found, ...listed, ...keyed]);
}

describe('the access matrix', () => {
  it('has a row for every page and file of app/routes.ts', () => {
    const missing = leaves.filter(({ route }) => rowsOf(route).length === 0);
    expect(
      missing.map(
        ({ route, file }) => `no row says who may see «${route}» (app/${file}): add one to access/pages/ (${HOW})`,
      ),
    ).toEqual([]);
  });

  it('says who may send a form for every page with an action', () => {
    const silent = leaves.filter(({ route, file }) => hasAction(file) && intentsOf(route).length === 0);
    expect(
      silent.map(
        ({ route, file }) =>
          `«${route}» has an action (app/${file}) and its row no «forms»: add them in access/pages/ (${HOW})`,
      ),
    ).toEqual([]);
  });

  it('knows every intent used beside the pages', () => {
    const folders = new Map<string, string[]>();
    for (const { file, route } of leaves) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), route]);
    const unknown = [...folders].flatMap(([folder, routes]) => {
      const declared = new Set(routes.flatMap(intentsOf));
      return [...intentsWritten(folder)]
        .filter((intent) => !declared.has(intent))
        .map((intent) => `app/${folder}: ${intent}`);
    });
    expect(
      unknown.map((what) => `no row names the intent ${what}: add it to «forms» in access/pages/ (${HOW})`),
    ).toEqual([]);
  });

  it('has a row for every endpoint of the API', () => {
    const named = new Set(endpointRows.map(({ endpoint }) => endpoint));
    const missing = ENDPOINTS.map(({ method, path }) => `${method} ${path}`).filter((name) => !named.has(name));
    expect(missing.map((name) => `no row says who may call «${name}»: add one to access/api/ (${HOW})`)).toEqual([]);
  });

  it('names nothing that does not exist, and nothing twice', () => {
    const routes = new Set(leaves.map(({ route }) => route));
    const endpoints = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`));
    expect(pageRows.filter(({ route }) => !routes.has(route)).map(({ route }) => route)).toEqual([]);
    expect(
      pageRows.filter(({ forms, route }) => forms && !hasAction(leaves.find((leaf) => leaf.route === route)!.file)),
    ).toEqual([]);
    const named = endpointRows.map(({ endpoint }) => endpoint);
    expect(named.filter((endpoint) => !endpoints.has(endpoint))).toEqual([]);
    expect(named.filter((endpoint, index) => named.indexOf(endpoint) !== index)).toEqual([]);
  });
});
