import { describe, expect, it } from 'vitest';
import { SQL_PARTS, SQL_PLACES } from './sql-places';
import { sourcesIn, sqlHolesOf, sqlTextsOf } from './sql-texts';

/** Migrations are SQL; the rest of these folders is not, unless listed. */
const product = sourcesIn('app', 'bff', 'database', 'design-system', 'fields', 'formats', 'scripts', 'states').filter(
  ({ path }) => !/^database\/migrations\/|^scripts\/sql\//.test(path),
);
const holding = product.filter((source) => sqlTextsOf(source).length > 0).map(({ path }) => path);

/** They ask whether a server answers, before or beside the pool. */
const PINGS = {
  'database/embedded/processes.ts': 'of the private server',
  'database/watched-socket.ts': 'of the one that a statement waits for',
  'scripts/soak/cluster/galera-nodes.ts': 'of a cluster’s nodes',
};

describe('SQL', () => {
  it('is in the files listed with a reason, and in no others', () => {
    expect(holding.filter((path) => !(path in SQL_PLACES))).toEqual([]);
  });

  it('is still in each of them', () => {
    expect(Object.keys(SQL_PLACES).filter((path) => !holding.includes(path))).toEqual([]);
  });

  it('of the domain is in stores', () => {
    const outside = holding.filter((path) => path.startsWith('bff/domain/') && !path.endsWith('.store.ts'));
    expect(outside).toEqual([]);
  });

  it('names columns as the database does: rows get the models’ names in `select`', () => {
    // Without literals and replacements.
    const said = (sql: string) => sql.replace(/'[^']*'|:\w+/g, '');
    const renamed = product
      .filter(({ path }) => path.startsWith('bff/'))
      .flatMap(sqlTextsOf)
      .filter(({ sql }) => /\b[a-z]+[A-Z]/.test(said(sql)));
    expect(renamed.map(({ path, line }) => `${path}:${line}`)).toEqual([]);
  });

  it('gets values as replacements: what is put together is texts of ours, listed', () => {
    const holes = product
      .filter(({ path }) => path.endsWith('.store.ts'))
      .flatMap((source) => sqlHolesOf(source).map((hole) => `${source.path}: ${hole}`));
    const listed = Object.entries(SQL_PARTS).flatMap(([path, parts]) => parts.map((part) => `${path}: ${part}`));
    expect([...new Set(holes)].sort()).toEqual(listed.sort());
  });

  it.each([
    ['select(`SELECT id FROM orders WHERE number = ${number}`);', ['number']],
    ["literal(`${query.sort} ${query.up ? 'ASC' : 'DESC'}`);", ['query.sort']],
    ["select(`${TREE} SELECT ${inMetres('lat')} FROM tree WHERE id = :id`);", []],
  ])('that is put together is found: %s', (text, holes) => {
    expect(sqlHolesOf({ path: 'bff/a.store.ts', text })).toEqual(holes);
  });

  it('goes through Sequelize, and past nothing of it', () => {
    const past = product.filter(
      ({ path, text }) =>
        /\bmultipleStatements\b|\b(?:connectionManager|queryGenerator|QueryGenerator)\b|from '(?:sequelize\/|sqlstring)/.test(
          text,
        ) ||
        (/from 'mysql2/.test(text) && !(path in PINGS)),
    );
    expect(past.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "select('SELECT id FROM orders');",
    'const where = `o.number = :number AND o.hold_expires_at IS NULL`;',
    "literal('EXISTS (SELECT 1 FROM bookings)');",
    'execute(`UPDATE orders SET ${columns} WHERE id = :id`);',
  ])('is found: %s', (text) => expect(sqlTextsOf({ path: 'bff/a.ts', text })).toHaveLength(1));

  it('is not found in prose', () => {
    const text = "const methods = ['DELETE', 'UPDATE']; t('select from the list where you are');";
    expect(sqlTextsOf({ path: 'bff/a.ts', text })).toEqual([]);
  });
});
