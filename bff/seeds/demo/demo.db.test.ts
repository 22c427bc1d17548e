// Traces: S3-002
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROLES } from '@bff/domain/shared/actor';
import { hasLuhnDigit } from '@bff/domain/shared/numbers';
import { verifyPassword } from '@bff/domain/accounts/password-hash';
import { brokenPasswordRules } from '@bff/domain/accounts';
import { checkInvariants } from '@db/check-invariants';
import { Company, User } from '@db/models';
import { select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { slowness } from '@db/testing/yardstick';
import { demoAccounts, DEMO_PASSWORD } from './accounts';
import { seedReference } from '../reference';
import { seedDemo } from '.';

const count = async (sql: string): Promise<number> =>
  (await selectOne<{ n: number }>(`SELECT COUNT(*) AS n FROM ${sql}`))?.n ?? 0;

describe('demo data', () => {
  const database = useTestDatabase();
  let seconds = 0;
  let slowest = 1;

  beforeAll(async () => {
    await seedReference(database.sequelize);
    const before = await slowness();
    const started = performance.now();
    expect(await seedDemo(database.sequelize)).toBe(true);
    seconds = (performance.now() - started) / 1000;
    slowest = Math.max(before, await slowness());
  });
  afterEach(() => vi.unstubAllEnvs());

  it('is loaded in less than ten seconds, and once', async () => {
    expect(seconds).toBeLessThan(10 * slowest);
    const vehicles = await count('vehicles');
    expect(await seedDemo(database.sequelize)).toBe(false);
    expect(await count('vehicles')).toBe(vehicles);
  });

  it('has operators all over the country and vehicles of three types', async () => {
    expect(await count('companies')).toBeGreaterThanOrEqual(60);
    expect(await count('vehicles')).toBe(400);
    const types = await select<{ type: string; n: number }>(
      'SELECT bus_type AS type, COUNT(*) AS n FROM vehicles GROUP BY bus_type',
    );
    expect(types.map(({ type }) => type).sort()).toEqual(['doubleDecker', 'minibus', 'touristBus']);
    for (const { n } of types) expect(n).toBeGreaterThan(30);
    const spread = await selectOne<{ south: number; north: number; cities: number }>(
      'SELECT MIN(lat) AS south, MAX(lat) AS north, COUNT(DISTINCT city) AS cities FROM depots',
    );
    expect(spread?.south).toBeLessThan(56);
    expect(spread?.north).toBeGreaterThan(65);
    expect(spread?.cities).toBeGreaterThan(35);
    const largest = await selectOne('SELECT city, COUNT(*) AS n FROM companies GROUP BY city ORDER BY n DESC LIMIT 1');
    expect(largest).toMatchObject({ city: 'Stockholm' });
  });

  it('has an organisation number for each organisation', async () => {
    const numbers = await select<{ orgNumber: string }>(
      `SELECT org_number FROM companies UNION ALL SELECT org_number FROM applicants
       UNION ALL SELECT org_number FROM deal_organisations
       UNION ALL SELECT org_number FROM customers WHERE org_number IS NOT NULL`,
    );
    expect(numbers.length).toBeGreaterThan(80);
    expect(new Set(numbers.map(({ orgNumber }) => orgNumber)).size).toBe(numbers.length);
  });

  it('is clearly made up', async () => {
    for (const { name, contactEmail, orgNumber } of await Company.findAll()) {
      expect(name).toMatch(/^Demo/);
      expect(contactEmail).toMatch(/@demo\.invalid$/);
      expect(hasLuhnDigit(orgNumber)).toBe(true);
    }
    for (const { email } of await User.findAll()) expect(email).toMatch(/@demo\.invalid$/);
  });

  it('gives every vehicle equipment, a starting position and a price for every kind of list', async () => {
    /** Vehicles without a row of that table. */
    const bare = (table: string, on: string) =>
      count(`vehicles v WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE ${on})`);
    expect(await bare('vehicle_equipment', 't.vehicle_id = v.id')).toBe(0);
    expect(await bare('starting_positions', 't.vehicle_id = v.id AND t.active')).toBe(0);
    for (const table of ['vehicle_cost_lists', 'driving_cost_lists', 'driver_cost_lists'])
      expect(await bare(table, "t.company_id = v.company_id AND t.scope = 'basic'")).toBe(0);
    expect(await count("vehicle_cost_lists WHERE scope = 'exception'")).toBeGreaterThan(50);
    expect(await count("vehicle_cost_lists WHERE scope = 'temporary'")).toBeGreaterThan(0);
  });

  it('has three months of occupancies around today, within the invariants', async () => {
    const busy = await selectOne<{ n: number; first: Date; last: Date }>(
      'SELECT COUNT(*) AS n, MIN(starts_at) AS first, MAX(starts_at) AS last FROM occupancies',
    );
    expect(busy?.n).toBeGreaterThan(8_000);
    const days = ((busy?.last.getTime() ?? 0) - (busy?.first.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThan(85);
    expect(days).toBeLessThan(95);
    expect(await count('occupancies WHERE starts_at < UTC_TIMESTAMP()')).toBeGreaterThan(1_000);
    expect(await checkInvariants()).toEqual([]);
    // Somebody is always free: on no day more than two in three are busy.
    const [worst] = await select<{ n: number }>(
      'SELECT COUNT(DISTINCT vehicle_id) AS n FROM busy_vehicles GROUP BY day ORDER BY n DESC LIMIT 1',
    );
    expect(worst?.n).toBeLessThan(270);
  });

  it('has operators whose cancellation terms are above the minimum ones', async () => {
    expect(await count('minimum_cancellation_tiers')).toBeGreaterThan(0);
    expect(
      await count(
        `cancellation_tiers t JOIN minimum_cancellation_tiers m ON m.hours = (SELECT MIN(hours) FROM minimum_cancellation_tiers WHERE hours >= t.hours)
          WHERE t.basis_points <= m.basis_points`,
      ),
    ).toBe(0);
  });

  it('has an account for each role that can log in with the shared password', async () => {
    expect(new Set(demoAccounts.flatMap(({ roles }) => roles))).toEqual(new Set(ROLES));
    expect(brokenPasswordRules(DEMO_PASSWORD)).toEqual([]);
    const user = await User.findOne({ where: { username: 'company' }, rejectOnEmpty: true });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,/);
    expect(await verifyPassword(user.passwordHash, DEMO_PASSWORD)).toBe(true);
    expect(await Company.findByPk(user.companyId ?? 0)).toMatchObject({ city: 'Uppsala' });
    expect(await count('users WHERE password_hash IS NOT NULL')).toBe(demoAccounts.length);
  });

  it('is refused in production, unless a demonstration is asked for', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    for (const demo of ['', '0', 'true']) {
      vi.stubEnv('DEMO', demo);
      await expect(seedDemo(database.sequelize)).rejects.toThrow(/never loaded in production/);
    }
    vi.stubEnv('DEMO', '1');
    // It is there already.
    expect(await seedDemo(database.sequelize)).toBe(false);
  });
});
