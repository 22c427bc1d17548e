import { beforeAll, describe, expect, it } from 'vitest';
import { createConnection, type Connection } from 'mysql2/promise';
import { aTrip, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { type BookableVehicle, createBookableVehicle, createCompany } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { companySupplies } from './company-supply';
import { totalOfRevisions } from './company-supply.store';

const DAY = '2027-03-10';

describe('what is known of operators', () => {
  const statements: string[] = [];
  const database = useTestDatabase({ logging: (sql) => statements.push(sql) });
  let bus: BookableVehicle;
  let other: Connection;
  beforeAll(async () => {
    useRoads();
    bus = await createBookableVehicle();
    // Another process: this one learns of its writes only from the database.
    other = await createConnection({ uri: database.url, timezone: 'Z' });
    return () => other.end();
  });

  const supplied = async () =>
    (await companySupplies([bus.companyId], DAY, await totalOfRevisions())).get(bus.companyId)!;
  const revision = async () => {
    const [row] = await select<{ revision: number }>(
      'SELECT revision FROM company_revisions WHERE company_id = :companyId',
      { companyId: bus.companyId },
    );
    return row?.revision ?? 0;
  };

  it('is cached, and read again by the next search after another process has changed it', async () => {
    const before = await supplied();
    expect((await supplied()).vehicles).toBe(before.vehicles);
    const { total } = await findOffer(aTrip(), bus.vehicleId);
    await other.query('UPDATE driving_cost_lists SET price_per_km = price_per_km * 2 WHERE company_id = ?', [
      bus.companyId,
    ]);
    expect((await findOffer(aTrip(), bus.vehicleId)).total).toBeGreaterThan(total);
    await other.query('UPDATE driving_cost_lists SET price_per_km = price_per_km / 2 WHERE company_id = ?', [
      bus.companyId,
    ]);
    expect((await findOffer(aTrip(), bus.vehicleId)).total).toBe(total);
  });

  it('is read once by searches that miss it at the same time, and again by one that knows of a later change', async () => {
    const reads = () => statements.filter((sql) => /FROM vehicles v JOIN starting_positions/.test(sql)).length;
    const rename = (name: string) => other.query('UPDATE companies SET name = ? WHERE id = ?', [name, bus.companyId]);
    const nameIn = (supply: Awaited<ReturnType<typeof supplied>>) => supply.vehicles.get(bus.vehicleId)?.companyName;
    await rename('Samtidigt AB');
    let before = reads();
    const together = await Promise.all([supplied(), supplied(), supplied()]);
    expect(together.map(nameIn)).toEqual(['Samtidigt AB', 'Samtidigt AB', 'Samtidigt AB']);
    expect(reads() - before).toBe(1);

    await rename('Tidigare AB');
    before = reads();
    const earlier = supplied();
    // The first read is in progress when the name changes again.
    await expect.poll(() => reads() - before, { interval: 1 }).toBe(1);
    await rename('Senare AB');
    expect(nameIn(await supplied())).toBe('Senare AB');
    await earlier;
    expect(nameIn(await supplied())).toBe('Senare AB');
  });

  it('does not include what is uncommitted, and includes it once committed', async () => {
    const name = async () => (await supplied()).vehicles.get(bus.vehicleId)?.companyName;
    const before = await name();
    await other.beginTransaction();
    await other.query("UPDATE companies SET name = 'Nya bussar AB' WHERE id = ?", [bus.companyId]);
    expect(await name()).toBe(before);
    await other.commit();
    expect(await name()).toBe('Nya bussar AB');
  });

  it('counts every way in which it can change', async () => {
    const { vehicleId: vehicle, companyId: company } = bus;
    const [{ id: list }] = (await select<{ id: number }>(
      'SELECT id FROM vehicle_cost_lists WHERE company_id = :company',
      { company },
    )) as [{ id: number }];
    const [{ id: driving }] = (await select<{ id: number }>(
      'SELECT id FROM driving_cost_lists WHERE company_id = :company',
      { company },
    )) as [{ id: number }];
    const values = { vehicle, company, list, driving };
    for (const sql of [
      'UPDATE companies SET rating_sum = rating_sum + 5, rating_count = rating_count + 1 WHERE id = :company',
      "UPDATE vehicles SET fuel_type = 'hvo100' WHERE id = :vehicle",
      "INSERT INTO vehicle_equipment (vehicle_id, code, equipment_group) VALUES (:vehicle, 'kitchen', 'comfort')",
      "UPDATE vehicle_equipment SET code = 'bar' WHERE vehicle_id = :vehicle AND code = 'kitchen'",
      "DELETE FROM vehicle_equipment WHERE vehicle_id = :vehicle AND code = 'bar'",
      "INSERT INTO vehicle_accessibility (vehicle_id, property_id) SELECT :vehicle, id FROM accessibility_properties WHERE code = 'lowFloor'",
      'DELETE FROM vehicle_accessibility WHERE vehicle_id = :vehicle',
      'UPDATE starting_positions SET lat = lat + 0.001 WHERE vehicle_id = :vehicle',
      'UPDATE depots SET lat = lat - 0.001 WHERE company_id = :company',
      "INSERT INTO company_commissions (company_id, basis_points, valid_from) VALUES (:company, 500, '2027-01-01')",
      "INSERT INTO company_countries (company_id, country_code) VALUES (:company, 'DE')",
      "UPDATE company_countries SET country_code = 'PL' WHERE company_id = :company AND country_code = 'DE'",
      "DELETE FROM company_countries WHERE company_id = :company AND country_code = 'PL'",
      'UPDATE company_commissions SET basis_points = 600 WHERE company_id = :company',
      'DELETE FROM company_commissions WHERE company_id = :company',
      'UPDATE vehicle_cost_lists SET minimum_price = 1 WHERE id = :list',
      'INSERT INTO vehicle_cost_list_vehicles (list_id, vehicle_id) VALUES (:list, :vehicle)',
      'DELETE FROM vehicle_cost_list_vehicles WHERE list_id = :list',
      'UPDATE driving_cost_lists SET price_per_km = price_per_km + 1 WHERE id = :driving',
      'INSERT INTO driving_cost_list_vehicles (list_id, vehicle_id) VALUES (:driving, :vehicle)',
      'DELETE FROM driving_cost_list_vehicles WHERE list_id = :driving',
      'UPDATE driver_cost_lists SET standby_per_hour = 1 WHERE company_id = :company',
      "UPDATE vehicles SET status = 'inactive' WHERE id = :vehicle",
      "UPDATE vehicles SET status = 'active' WHERE id = :vehicle",
      "INSERT INTO driver_cost_lists (company_id, scope, valid_from, valid_to, cost_per_hour) VALUES (:company, 'temporary', '2030-01-01', '2030-01-31', 1)",
      "DELETE FROM driver_cost_lists WHERE company_id = :company AND scope = 'temporary'",
    ]) {
      const before = await revision();
      await execute(sql, values);
      expect(await revision(), sql).toBeGreaterThan(before);
    }
  });

  it('stays cached when another operator changes, and no revisions are read while nobody does', async () => {
    const kept = (await supplied()).vehicles;
    const stranger = await createBookableVehicle();
    await other.query("UPDATE vehicles SET fuel_type = 'diesel' WHERE id = ?", [stranger.vehicleId]);
    expect((await supplied()).vehicles).toBe(kept);
    const total = await totalOfRevisions();
    await other.query("UPDATE companies SET name = 'Ännu nyare AB' WHERE id = ?", [bus.companyId]);
    // A search with the old total sees the old state: individual revisions were not read.
    const [before, after] = [total, await totalOfRevisions()];
    expect(after).toBeGreaterThan(before);
    const seen = async (at: number) => (await companySupplies([bus.companyId], DAY, at)).get(bus.companyId)!.vehicles;
    expect(await seen(before)).toBe(kept);
    expect((await seen(after)).get(bus.vehicleId)?.companyName).toBe('Ännu nyare AB');
  });

  it('is not mistaken for its old state when one operator goes while another changes: the sum never falls', async () => {
    const { id } = await createCompany();
    await execute("UPDATE companies SET name = 'Borta AB' WHERE id = :id", { id });
    await expect(execute('DELETE FROM companies WHERE id = :id', { id })).rejects.toThrow(/foreign key/i);
  });

  it('does not count the lock of a booking', async () => {
    const before = await revision();
    await execute('UPDATE vehicles SET lock_version = lock_version + 1 WHERE id = :vehicleId', { ...bus });
    expect(await revision()).toBe(before);
  });

  it('is read again for a day before the cached ones', async () => {
    await execute("UPDATE vehicle_cost_lists SET valid_to = '2024-06-30' WHERE company_id = :companyId", { ...bus });
    expect((await supplied()).lists.pick(bus.vehicleId)).toBeUndefined();
    const then = await companySupplies([bus.companyId], '2024-06-30', await totalOfRevisions());
    expect(then.get(bus.companyId)!.lists.pick(bus.vehicleId)).toBeDefined();
  });
});
