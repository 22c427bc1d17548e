import { describe, expect, it } from 'vitest';
import { checkInvariants } from '@db/check-invariants';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { seedScale } from './scale';

describe('data for measurements', () => {
  const database = useTestDatabase();

  it('comes in the numbers asked for, twice into one database, in Sweden and elsewhere', async () => {
    await seedScale(database.sequelize, { operators: 20, vehicles: 100, occupancies: 2_000, firstDay: '2027-03-01' });
    await seedScale(database.sequelize, {
      operators: 20,
      vehicles: 100,
      occupancies: 333,
      where: 'elsewhere',
      seed: 2,
    });
    const counts = await selectOne(
      `SELECT (SELECT COUNT(*) FROM companies) AS companies, (SELECT COUNT(*) FROM vehicles) AS vehicles,
        (SELECT COUNT(*) FROM occupancies) AS occupancies, (SELECT COUNT(*) FROM starting_positions WHERE lat < 54) AS elsewhere`,
    );
    expect(counts).toEqual({ companies: 40, vehicles: 200, occupancies: 2_333, elsewhere: 100 });
    expect(await checkInvariants()).toEqual([]);
  });
});
