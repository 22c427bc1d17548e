import { setTimeout as sleep } from 'node:timers/promises';
import { QueryTypes } from 'sequelize';
import { describe, expect, it } from 'vitest';
import { connect } from './connection';
import { migrateUp } from './migrate';
import { takingTurns } from './migration-turns';
import { migrations } from './migrations';
import { useTestDatabase } from './testing/test-database';

describe('processes that migrate at once through two nodes', () => {
  const database = useTestDatabase({ migrated: false, asInCluster: true });

  it('take turns by means of a row, also when they load reference data', async () => {
    const other = connect(database.url, { asInCluster: true });
    const loads: string[] = [];
    const load = async () => {
      loads.push('begins');
      await sleep(300);
      loads.push('ends');
    };
    try {
      const ran = await Promise.all([migrateUp(database.sequelize, load), migrateUp(other, load)]);
      expect(loads).toEqual(['begins', 'ends', 'begins', 'ends']);
      expect(ran.map((names) => names.length).sort()).toEqual([0, migrations.length].sort());
      const rows = await other.query('SELECT holder, held_until FROM schema_migration_turns', {
        type: QueryTypes.SELECT,
      });
      expect(rows).toEqual([{ holder: null, held_until: null }]);
    } finally {
      await other.close();
    }
  });

  it('wait for the one whose turn it is', async () => {
    const order: string[] = [];
    const first = takingTurns(database.sequelize, async () => {
      order.push('first begins');
      await sleep(600);
      order.push('first ends');
    });
    await sleep(200);
    await takingTurns(database.sequelize, () => Promise.resolve(order.push('second')));
    await first;
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  it('continue after one that was killed, and stop one that had only seemed dead', async () => {
    const kept = takingTurns(database.sequelize, async (turn) => {
      await database.sequelize.query(
        "UPDATE schema_migration_turns SET holder = 'who was killed', held_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND",
      );
      await turn.mustBeOurs();
    });
    await expect(kept).rejects.toThrow('has taken over');
    expect(await takingTurns(database.sequelize, () => Promise.resolve('done'))).toBe('done');
  });
});
