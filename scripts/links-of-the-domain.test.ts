import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findScreen, segmentsOf } from '@bff/edge/find-screen';
import { screens } from '../app/screens';
import { type Source, sourcesIn, textOf, visitSource } from './sql/sql-texts';

const firstSegments = new Set(
  Object.values(screens)
    .map(({ path }) => path.split('/')[0])
    .filter(Boolean),
);

/** Files whose paths are beginnings of addresses, not pages. */
const BEGINNINGS = ['bff/domain/sessions/access.ts'];

/** Every path of a screen that a file writes: in a mail, for a login, in an event to an integration. What is filled in is `…`. */
function pathsIn(source: Source): string[] {
  const found: string[] = [];
  visitSource(source, (node) => {
    const text = ts.isExpression(node) ? textOf(node) : undefined;
    // Behind the origin and the language, or what is both.
    const [, path] = /^(?:…\/…|…)?(\/[^?#\s]*)/.exec(text ?? '') ?? [];
    // A table's path that ends in a slash is followed by a number.
    if (path && firstSegments.has(path.split('/')[1])) found.push(path.replace(/\/$/, '/…'));
  });
  return found;
}

/** The domain does not know the pages, so it cannot use `to` (app/to.ts): this finds links to a screen that was moved or removed. */
describe('the paths that the domain writes', () => {
  // The API has addresses of its own.
  const product = sourcesIn('bff').filter(({ path }) => !path.startsWith('bff/api/') && !BEGINNINGS.includes(path));
  const written = product.flatMap((source) => pathsIn(source).map((path) => ({ file: source.path, path })));

  it('are found', () => {
    expect(written.length).toBeGreaterThan(30);
    const texts = [
      'link(language, `/booking/details/${id}?a=b`)',
      '`${publicOrigin()}/${language}/booking/details/${id}`',
    ];
    for (const text of texts) expect(pathsIn({ path: 'bff/a.ts', text })).toEqual(['/booking/details/…']);
  });

  it('lead to a screen', () => {
    // Whatever leads nowhere is caught by a path that ends in `*`: the page that says so.
    const lost = written.filter(({ path }) => (findScreen(segmentsOf(path))?.screen.path ?? '*').endsWith('*'));
    expect(lost.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });
});
