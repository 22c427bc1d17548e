import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Source, sourcesIn, visit, visitSource } from './sql-texts';

const SIDE_BY_SIDE = /^Promise\.(?:all|allSettled|any|race)$/;
const WRITES = /\.(?:create|bulkCreate|update|destroy|increment|decrement|save|upsert|findOrCreate)\(|\bexecute\(/;

/**
 * Where statements of one transaction are sent in parallel, as far as one file shows: the driver queues the second, and if the server rolls
 * back the transaction at the first, the second runs on its own (decision 0300).
 */
function sideBySide(source: Source): string[] {
  if (!source.text.includes('Promise.')) return [];
  const found: string[] = [];
  const at = (node: ts.Node) =>
    `${source.path}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  visitSource(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const called = node.expression.getText();
    if (called === 'inTransaction')
      node.arguments.forEach((work) =>
        visit(work, (inner) => {
          if (ts.isCallExpression(inner) && SIDE_BY_SIDE.test(inner.expression.getText())) found.push(at(inner));
        }),
      );
    else if (source.path.endsWith('.store.ts') && SIDE_BY_SIDE.test(called) && WRITES.test(node.getText()))
      found.push(at(node));
  });
  return [...new Set(found)];
}

describe('statements of one transaction', () => {
  it('are sent one after the other', () => {
    expect(sourcesIn('app', 'bff').flatMap(sideBySide)).toEqual([]);
  });

  it.each([
    ['bff/verb.ts', 'inTransaction(async () => { await Promise.all([one(), two()]); });'],
    ['bff/a.store.ts', 'await Promise.all(rows.map((row) => Row.update(row, { where: { id: row.id } })));'],
    ['bff/a.store.ts', 'await Promise.allSettled([execute(one), execute(two)]);'],
  ])('are found in parallel in %s: %s', (path, text) => expect(sideBySide({ path, text })).toHaveLength(1));

  it('may be read in parallel outside one', () => {
    const text = 'const [rows, total] = await Promise.all([Row.findAll(), Row.count()]);';
    expect(sideBySide({ path: 'bff/a.store.ts', text })).toEqual([]);
  });
});
