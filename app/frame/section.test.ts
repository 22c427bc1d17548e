import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appRoutes } from '../../access/app-routes';
import type { PageHandle } from '~/http/page-handle';

const APP = resolve(import.meta.dirname, '..');
const layouts = import.meta.glob<{ handle: PageHandle }>('../areas/*/layout.tsx', { eager: true });
const NAMESPACES = Object.keys(import.meta.glob('../i18n/locales/sv/*.json')).map((path) =>
  path.replace(/.*\/(\w+)\.json$/, '$1'),
);

function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('~/')
    ? join(APP, specifier.slice(2))
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : undefined;
  return path && [path, `${path}.tsx`, `${path}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** The namespaces that a file and its imports use, in `useTranslation('…')` and before keys. Code that only the server runs is left out. */
function namespacesOf(file: string, seen: Set<string>): string[] {
  if (seen.has(file) || /\.server\.ts$|\/i18n\//.test(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const own = [
    ...[...source.matchAll(/useTranslation\('(\w+)'\)/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/['"`](\w+):[\w.$]/g)]
      .map(([, name = '']) => name)
      .filter((name) => NAMESPACES.includes(name)),
  ];
  const imported = [...source.matchAll(/^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm)]
    .map(([, specifier = '']) => fileOf(file, specifier))
    .filter((next) => next !== undefined);
  return [...own, ...imported.flatMap((next) => namespacesOf(next, seen))];
}

describe("a dashboard's layout", () => {
  it.each(Object.entries(layouts))('%s names every namespace that its pages use', (path, { handle }) => {
    const id = path.replace('../', '').replace('.tsx', '');
    const pages = appRoutes.filter(({ parentId, file }) => parentId === id && file.endsWith('.tsx'));
    expect(pages.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    const needed = [join(APP, `${id}.tsx`), ...pages.map(({ file }) => join(APP, file))].flatMap((file) =>
      namespacesOf(file, seen),
    );
    expect([...new Set(needed)].filter((name) => !handle.i18n?.includes(name)).sort()).toEqual([]);
    // A login, an invitation and the user's own account lead to any dashboard, with a message.
    expect(handle.i18n).toEqual(expect.arrayContaining(['account', 'auth']));
    expect(handle.hydrate).toBe(true);
  });
});

describe('a page with an island', () => {
  // What the browser renders the form from; the pages around it are rendered only on the server.
  const forms = {
    'areas/public/home/home.tsx': 'areas/public/parts/LiveSearchForm.tsx',
    'areas/public/search/search.tsx': 'areas/public/parts/LiveSearchForm.tsx',
    'areas/customer/changes/change-book.tsx': 'areas/customer/changes/LiveMoments.tsx',
    'areas/customer/reservation/edit-reservation.tsx': 'areas/customer/reservation/LiveReservationForm.tsx',
  };
  it.each(Object.entries(forms))('%s names every namespace that the form uses', (page, form) => {
    const [, named = ''] = /handle: PageHandle = \{ island: true, i18n: \[([^\]]*)\]/.exec(
      readFileSync(join(APP, page), 'utf8'),
    )!;
    const needed = namespacesOf(join(APP, form), new Set(['errors'])).concat('errors');
    expect([...new Set(needed)].filter((name) => !named.includes(`'${name}'`))).toEqual([]);
  });
});
