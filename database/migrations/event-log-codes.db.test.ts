import { describe, expect, it } from 'vitest';
import { migrateDown, migrateUp } from '../migrate';
import { execute, select } from '../query';
import { useTestDatabase } from '../testing/test-database';
import { migrations } from '.';

/** The migrations of the log's codes, and all later ones. */
const STEPS = migrations.length - migrations.findIndex(({ name }) => name.endsWith('add-code-to-event-log'));

describe('the migration that separates codes from people’s reasons', () => {
  const database = useTestDatabase({ migrated: false });

  it('moves only codes, can be reverted, and leaves the log immutable', async () => {
    const ROWS: [entity: string, to: string, data: string | null, reason: string | null, code: string | null][] = [
      ['booking', 'paymentFailed', null, 'declined', 'declined'],
      ['booking', 'waitingForPayment', null, 'turnedBack', 'turnedBack'],
      ['booking', 'canceled', null, 'declined', null],
      ['user', 'active', null, 'enabled', 'enabled'],
      ['user', 'deleted', '{"sealOpened":true}', 'enabled', null],
      ['integration', 'active', null, 'webhook sent again', 'webhookSentAgain'],
      ['company', 'suspended', null, 'mismatch', null],
      ['applicant', 'denied', null, 'rotated', null],
      ['user', 'active', null, null, null],
    ];
    await migrateUp(database.sequelize);
    await migrateDown(database.sequelize, STEPS);
    for (const [entity, to, data, reason] of ROWS)
      await execute(
        "INSERT INTO event_log (entity, entity_id, to_state, actor_kind, reason, data, at) VALUES (:entity, 1, :to, 'visitor', :reason, :data, UTC_TIMESTAMP(3))",
        { entity, to, data, reason },
      );
    await migrateUp(database.sequelize);
    const expected = ROWS.map(([, , , reason, code]) => (code === null ? { reason, code } : { reason: null, code }));
    expect(await select('SELECT reason, code FROM event_log ORDER BY id')).toEqual(expected);
    await expect(execute("UPDATE event_log SET to_state = 'x'")).rejects.toThrow(/append-only/);

    await migrateDown(database.sequelize, STEPS);
    expect(await select('SELECT reason FROM event_log ORDER BY id')).toEqual(
      ROWS.map(([, , , reason]) => ({ reason })),
    );
    await expect(execute('UPDATE event_log SET reason = NULL')).rejects.toThrow(/append-only/);
    await migrateUp(database.sequelize);
  });
});
