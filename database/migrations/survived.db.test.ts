import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database';
import { isMysqlRun } from '../testing/test-server';
import { changesRows, contractions, readSchema } from '../testing/schema-contractions';
import { declared } from './declared-contractions';
import { migrations, statementsOf } from '.';

/**
 * docs/decisions/0910: during an update the release that runs works on the next one's schema. It is the migrations that are read, on one
 * server: MySQL puts a check in other words whenever its table changes.
 */
describe.skipIf(isMysqlRun)('the release that runs survives', () => {
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

  it.each(migrations.slice(1).map(({ name }) => name))('%s, or it says why it may go without', (name) => {
    if (declared[name] === undefined) expect(found.get(name)).toEqual([]);
  });

  it('nothing is declared that takes nothing away', () => {
    const names = Object.keys(declared);
    expect(names.filter((name) => (found.get(name) ?? []).length === 0)).toEqual([]);
    expect(Object.values(declared).filter((reason) => reason.length < 20)).toEqual([]);
  });
});
