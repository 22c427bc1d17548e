import { describe, expect, it } from 'vitest';
import { changesRows, type Column, contractions, type Table } from './schema-contractions';

const column = (type: string, more: Partial<Column> = {}): Column => ({
  type,
  nullable: false,
  optional: false,
  generated: false,
  ...more,
});
const NULLABLE = { nullable: true, optional: true };

interface Shape {
  columns?: Record<string, Column>;
  unique?: Record<string, string[]>;
  references?: Record<string, string[]>;
  checks?: Record<string, string>;
  refusing?: string[];
}

/** A table of buses, with what a test adds or replaces. */
const buses = ({ columns, unique, references, checks, refusing }: Shape = {}): Table => ({
  columns: new Map(
    Object.entries({
      id: column('bigint unsigned', { optional: true }),
      name: column('varchar(80)'),
      status: column("enum('active','inactive')", { optional: true }),
      seats: column('smallint unsigned', NULLABLE),
      ...columns,
    }),
  ),
  unique: new Map(Object.entries({ PRIMARY: ['id'], ...unique })),
  references: new Map(Object.entries({ ...references })),
  checks: new Map(Object.entries({ ...checks })),
  refusing: new Set(refusing),
});

const found = (after: Shape, before: Shape = {}): string[] =>
  contractions(new Map([['buses', buses(before)]]), new Map([['buses', buses(after)]]));

describe('a change that could break the running release', () => {
  it('is a table or column that was removed or renamed', () => {
    expect(contractions(new Map([['buses', buses()]]), new Map())).toEqual(['table buses is gone']);
    expect(found({}, { columns: { colour: column('varchar(20)') } })).toEqual(['column buses.colour is gone']);
    expect(
      found({ columns: { paint: column('varchar(20)', NULLABLE) } }, { columns: { colour: column('varchar(20)') } }),
    ).toEqual(['column buses.colour is gone']);
  });

  it.each([
    ['status', "enum('active')"],
    ['status', 'varchar(20)'],
    ['name', 'varchar(40)'],
    ['name', 'text'],
    ['id', 'int unsigned'],
    ['id', 'bigint'],
  ])('is a column that accepts less: %s as %s', (name, type) => {
    const [first, ...others] = found({ columns: { [name]: column(type, { optional: true }) } });
    expect(first).toMatch(new RegExp(`^buses.${name} is `));
    expect(others.filter((other) => !other.includes('default'))).toEqual([]);
  });

  it('is a column that became mandatory', () => {
    expect(found({ columns: { seats: column('smallint unsigned') } })).toEqual([
      'buses.seats is NOT NULL',
      'buses.seats has no default any more',
    ]);
    expect(found({ columns: { deck: column('int') } })).toEqual(['new column buses.deck has no default']);
  });

  it('is whatever can refuse a row that it writes', () => {
    expect(found({ unique: { once: ['name'] } })).toEqual(['new unique key once']);
    expect(found({ references: { of: ['seats'] } })).toEqual(['new foreign key of']);
    expect(found({ checks: { some: '`seats` > 0' } })).toEqual(['new check some']);
    expect(found({ checks: { some: '`seats` > 1' } }, { checks: { some: '`seats` > 0' } })).toEqual(['new check some']);
    expect(found({ refusing: ['guard'] })).toEqual(['new trigger guard']);
    const made = { named: column('varchar(80)', { ...NULLABLE, generated: true }) };
    expect(found({ columns: made, unique: { once: ['named'] } })).toEqual(['new unique key once']);
  });

  it('does not include what it cannot notice', () => {
    expect(contractions(new Map(), new Map([['buses', buses()]]))).toEqual([]);
    expect(
      found({
        columns: {
          status: column("enum('active','removed','inactive')", { optional: true }),
          name: column('varchar(200)', { nullable: true, optional: true }),
          seats: column('int unsigned', NULLABLE),
          owner_id: column('bigint unsigned', NULLABLE),
          deck: column('int', { optional: true }),
        },
        unique: { one_owner: ['owner_id'], with_owner: ['id', 'name'] },
        references: { owner: ['owner_id'] },
        checks: { decks: "`deck` <= 2 and `deck` <> 'name'" },
      }),
    ).toEqual([]);
    expect(found({}, { unique: { once: ['name'] }, checks: { some: 'seats > 0' }, refusing: ['guard'] })).toEqual([]);
  });

  it('includes changes of rows', () => {
    expect(changesRows('\nUPDATE buses SET name = 1')).toBe(true);
    expect(changesRows('DELETE FROM buses')).toBe(true);
    expect(changesRows('INSERT INTO buses (name) VALUES (1)')).toBe(false);
  });
});
