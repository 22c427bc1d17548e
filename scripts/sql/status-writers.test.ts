// Traces: S4-067
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Source, sourcesIn, sqlTextsOf, textOf, visitSource } from './sql-texts';

/** What may write a status besides `changeState`, and why it does not bypass a machine. */
const ALLOWED: Readonly<Record<string, string>> = {
  'bff/domain/shared/change-state.store.ts': 'the verb itself',
  'bff/seeds/demo/applicants.ts':
    'demo data of the past: decided at a day that is over, with its entry in the event log',
};

const WRITERS = new Set(['update', 'set', 'upsert', 'increment']);

/** Where a file sets a column `status`: through a model, or in SQL. */
function setsStatus(source: Source): string[] {
  const found = sqlTextsOf(source)
    .filter(({ sql }) => /^\s*UPDATE\b[\s\S]*?\bSET\b(?:(?!\bWHERE\b)[\s\S])*?\bstatus\s*=/.test(sql))
    .map(({ path, line }) => `${path}:${line}`);
  if (!/\bstatus\b/.test(source.text)) return found;
  visitSource(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const verb = node.expression.name.text;
    const names = (given: ts.Node | undefined): boolean =>
      given !== undefined &&
      ts.isObjectLiteralExpression(given) &&
      given.properties.some((property) => property.name?.getText() === 'status');
    const overwrites = (given: ts.Node | undefined): boolean =>
      given !== undefined && /updateOnDuplicate:[^\]]*'status'/.test(given.getText());
    const isWrite =
      (WRITERS.has(verb) && (names(node.arguments[0]) || textOf(node.arguments[0] ?? node) === 'status')) ||
      (verb === 'bulkCreate' && overwrites(node.arguments[1]));
    if (isWrite)
      found.push(`${source.path}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
  });
  return found;
}

describe('a status', () => {
  const product = sourcesIn('app', 'bff', 'database', 'scripts');

  it('is set by changeState and nothing else', () => {
    const writers = product.flatMap(setsStatus);
    const known = (place: string) => place.split(':')[0]! in ALLOWED;
    expect(writers.filter((place) => !known(place))).toEqual([]);
    const stale = Object.keys(ALLOWED).filter((path) => !writers.some((place) => place.startsWith(`${path}:`)));
    expect(stale).toEqual([]);
  });

  it.each([
    "Booking.update({ status: 'booked' }, { where: { id } });",
    'await row.set({ name, status }).save();',
    "row.set('status', 'booked');",
    "execute(`UPDATE bookings SET canceled_at = :now, status = 'canceled' WHERE id = :id`);",
    "Booking.bulkCreate(rows, { updateOnDuplicate: ['total', 'status'] });",
  ])('set in another way is found: %s', (text) => {
    expect(setsStatus({ path: 'bff/other.ts', text })).toHaveLength(1);
  });

  it('may be queried', () => {
    const text =
      "Booking.update({ total }, { where: { status: 'booked' } }); execute(`UPDATE a SET b = 1 WHERE status = 'x'`);";
    expect(setsStatus({ path: 'bff/other.ts', text })).toEqual([]);
  });
});
