import { select } from '../query';

export interface Column {
  type: string;
  nullable: boolean;
  /** An insert may omit it. */
  optional: boolean;
  generated: boolean;
}

export interface Table {
  columns: ReadonlyMap<string, Column>;
  /** The columns of each unique key, by its name. */
  unique: ReadonlyMap<string, readonly string[]>;
  references: ReadonlyMap<string, readonly string[]>;
  checks: ReadonlyMap<string, string>;
  /** The names of triggers that can refuse a row. */
  refusing: ReadonlySet<string>;
}

export type Schema = ReadonlyMap<string, Table>;

type Named = { table: string; name: string };

/** The connected database's schema, as far as it can break a release that uses it. */
export async function readSchema(): Promise<Schema> {
  const columns = await select<Named & { type: string; nullable: string; preset: string | null; extra: string }>(
    `SELECT TABLE_NAME AS \`table\`, COLUMN_NAME AS name, COLUMN_TYPE AS type, IS_NULLABLE AS nullable, COLUMN_DEFAULT AS preset, EXTRA AS extra
      FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()`,
  );
  const keys = await select<Named & { column: string }>(
    `SELECT TABLE_NAME AS \`table\`, INDEX_NAME AS name, COLUMN_NAME AS \`column\` FROM information_schema.STATISTICS
      WHERE TABLE_SCHEMA = DATABASE() AND NON_UNIQUE = 0 ORDER BY TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX`,
  );
  const references = await select<Named & { column: string }>(
    `SELECT TABLE_NAME AS \`table\`, CONSTRAINT_NAME AS name, COLUMN_NAME AS \`column\` FROM information_schema.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IS NOT NULL`,
  );
  const checks = await select<Named & { clause: string }>(
    `SELECT t.TABLE_NAME AS \`table\`, t.CONSTRAINT_NAME AS name, MAX(c.CHECK_CLAUSE) AS clause
      FROM information_schema.TABLE_CONSTRAINTS t JOIN information_schema.CHECK_CONSTRAINTS c
        ON c.CONSTRAINT_SCHEMA = t.CONSTRAINT_SCHEMA AND c.CONSTRAINT_NAME = t.CONSTRAINT_NAME
      WHERE t.CONSTRAINT_SCHEMA = DATABASE() AND t.CONSTRAINT_TYPE = 'CHECK' GROUP BY t.TABLE_NAME, t.CONSTRAINT_NAME`,
  );
  const triggers = await select<Named>(
    `SELECT EVENT_OBJECT_TABLE AS \`table\`, TRIGGER_NAME AS name FROM information_schema.TRIGGERS
      WHERE TRIGGER_SCHEMA = DATABASE() AND ACTION_STATEMENT LIKE '%SIGNAL%'`,
  );
  const of = <Row extends Named>(rows: readonly Row[], table: string) => rows.filter((row) => row.table === table);
  const lists = (rows: readonly (Named & { column: string })[]) => {
    const found = new Map<string, string[]>();
    for (const { name, column } of rows) found.set(name, [...(found.get(name) ?? []), column]);
    return found;
  };
  return new Map(
    [...new Set(columns.map(({ table }) => table))].map((table) => [
      table,
      {
        columns: new Map(of(columns, table).map((column) => [column.name, columnOf(column)])),
        unique: lists(of(keys, table)),
        references: lists(of(references, table)),
        checks: new Map(of(checks, table).map(({ name, clause }) => [name, clause])),
        refusing: new Set(of(triggers, table).map(({ name }) => name)),
      },
    ]),
  );
}

function columnOf(column: { type: string; nullable: string; preset: string | null; extra: string }): Column {
  const nullable = column.nullable === 'YES';
  const generated = /STORED|VIRTUAL/.test(column.extra);
  return {
    // Display widths are meaningless, except for booleans.
    type: column.type.replace(/^(?!tinyint\(1\))(\w*int)\(\d+\)/, '$1'),
    nullable,
    optional: nullable || generated || column.preset !== null || column.extra.includes('auto_increment'),
    generated,
  };
}

/** What in `after` could break a release written for `before`, in words; empty if nothing can. */
export function contractions(before: Schema, after: Schema): string[] {
  return [...before].flatMap(([name, old]) => {
    const table = after.get(name);
    return table ? contractionsOf(name, old, table) : [`table ${name} is gone`];
  });
}

function contractionsOf(name: string, old: Table, table: Table): string[] {
  const ofColumns = [...old.columns].flatMap(([column, was]) => {
    const is = table.columns.get(column);
    if (!is) return [`column ${name}.${column} is gone`];
    if (was.generated && is.generated) return [];
    return [
      ...(isWider(was.type, is.type) ? [] : [`${name}.${column} is ${is.type}, was ${was.type}`]),
      ...(was.nullable && !is.nullable ? [`${name}.${column} is NOT NULL`] : []),
      ...(was.optional && !is.optional ? [`${name}.${column} has no default any more`] : []),
    ];
  });
  const isNew = (column: string) => !old.columns.has(column);
  /** The older release omits it; it is then NULL, which satisfies every key and reference. */
  const isLeftNull = (column: string) => {
    const added = isNew(column) ? table.columns.get(column) : undefined;
    return added !== undefined && added.nullable && !added.generated;
  };
  const wasUnique = (columns: readonly string[]) =>
    [...old.unique.values()].some((key) => key.every((column) => columns.includes(column)));
  const added = <Value>(now: ReadonlyMap<string, Value>, then: ReadonlyMap<string, Value>) =>
    [...now].filter(([key, value]) => JSON.stringify(then.get(key)) !== JSON.stringify(value));
  return [
    ...ofColumns,
    ...[...table.columns].flatMap(([column, { optional }]) =>
      isNew(column) && !optional ? [`new column ${name}.${column} has no default`] : [],
    ),
    ...added(table.unique, old.unique).flatMap(([key, columns]) =>
      columns.some(isLeftNull) || wasUnique(columns) ? [] : [`new unique key ${key}`],
    ),
    ...added(table.references, old.references).flatMap(([key, columns]) =>
      columns.some(isLeftNull) ? [] : [`new foreign key ${key}`],
    ),
    ...added(table.checks, old.checks).flatMap(([check, clause]) =>
      namesOf(clause, table).every(isNew) ? [] : [`new check ${check}`],
    ),
    ...[...table.refusing].flatMap((trigger) => (old.refusing.has(trigger) ? [] : [`new trigger ${trigger}`])),
  ];
}

const namesOf = (clause: string, { columns }: Table): string[] =>
  [...columns.keys()].filter((column) => new RegExp(`\\b${column}\\b`).test(clause.replace(/'[^']*'/g, "''")));

const INTEGERS = ['tinyint', 'smallint', 'mediumint', 'int', 'bigint'];

/** Whether everything that fits the one type fits the other. */
function isWider(was: string, is: string): boolean {
  if (was === is) return true;
  const words = (type: string) => /^enum\((.*)\)$/.exec(type)?.[1]?.split(',');
  const [old, now] = [words(was), words(is)];
  if (old && now) return old.every((word) => now.includes(word));
  const length = (type: string) => /^(var\w+|decimal)\((\d+)\)$/.exec(type);
  const [short, long] = [length(was), length(is)];
  if (short && long) return short[1] === long[1] && Number(short[2]) <= Number(long[2]);
  const integer = (type: string) => /^(\w*int)( unsigned)?$/.exec(type);
  const [small, large] = [integer(was), integer(is)];
  return Boolean(small && large && small[2] === large[2] && INTEGERS.indexOf(small[1]!) <= INTEGERS.indexOf(large[1]!));
}

/** Whether a migration changes rows: what the running release has read of them may be outdated. */
export const changesRows = (sql: string): boolean => /^\s*(?:UPDATE|DELETE|REPLACE|TRUNCATE)\b/i.test(sql);
