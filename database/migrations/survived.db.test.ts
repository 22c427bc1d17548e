import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database';
import { isMysqlRun } from '../testing/test-server';
import { changesRows, contractions, readSchema } from '../testing/schema-contractions';
import { declared } from './declared-contractions';
import { migrations, statementsOf } from '.';

/**
 * docs/decisions/0910: during an update the running release works with the next one's schema. The migrations are examined, on one server:
 * MySQL rewords a check whenever its table changes.
 */
describe.skipIf(isMysqlRun)('the running release survives', () => {
  const database = useTestDatabase({ migrated: false });
  const found = new Map<string, string[]>();

  beforeAll(async () => {
    const [baseline, ...later] = migrations;
    for (const statement of statementsOf(baseline!.up)) await database.sequelize.query(statement);
    let before = await readSchema();
    for (const { name, up } of later) {
      const [statement = ''] = statementsOf(up);
      await database.sequelize.query(statement);
      const after = await readSchema();
      found.set(name, [...contractions(before, after), ...(changesRows(statement) ? ['it changes rows'] : [])]);
      before = after;
    }
  });

  it.each(migrations.slice(1).map(({ name }) => name))('%s, or it is declared why it can do without', (name) => {
    if (declared[name] === undefined) expect(found.get(name)).toEqual([]);
  });

  it('every declared migration contracts something', () => {
    const names = Object.keys(declared);
    expect(names.filter((name) => (found.get(name) ?? []).length === 0)).toEqual([]);
    expect(Object.values(declared).filter((reason) => reason.length < 20)).toEqual([]);
  });
});
