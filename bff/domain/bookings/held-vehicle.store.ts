import { Transaction } from 'sequelize';
import type { FuelType } from '@bff/domain/trips';
import { CancellationTier, Company } from '@db/models';
import { select } from '@db/query';

/** What a hold needs to know of a vehicle and its operator. */
export interface HeldVehicle {
  vehicleId: number;
  companyId: number;
  fuelType: FuelType;
  fuelPerKm: number;
  pickupDistanceMetres: number | null;
  allowsTenHourDays: boolean;
  /** Where it leaves from. */
  startName: string;
  lat: number;
  lon: number;
}

/** Active vehicles of active companies by id, with where they start at that instant. */
export async function holdVehicles(vehicleIds: readonly number[], at: Date): Promise<Map<number, HeldVehicle>> {
  const rows = await select<HeldVehicle & { positionKind: 'default' | 'temporary' }>(
    `SELECT v.id AS vehicleId, v.company_id AS companyId, v.fuel_type AS fuelType, v.fuel_per_km AS fuelPerKm,
       v.pickup_distance_metres AS pickupDistanceMetres, c.allows_ten_hour_days AS allowsTenHourDays, p.kind AS positionKind,
       p.name AS startName, p.lat, p.lon
     FROM vehicles v JOIN companies c ON c.id = v.company_id JOIN starting_positions p ON p.vehicle_id = v.id
     WHERE v.id IN (:vehicleIds) AND v.status = 'active' AND c.status = 'active'
       AND (p.kind = 'default' OR (p.starts_at <= :at AND p.ends_at > :at))`,
    { vehicleIds, at },
  );
  const vehicles = new Map<number, HeldVehicle>();
  for (const { positionKind, allowsTenHourDays, ...row } of rows)
    if (positionKind === 'temporary' || !vehicles.has(row.vehicleId))
      vehicles.set(row.vehicleId, { ...row, allowsTenHourDays: Boolean(allowsTenHourDays) });
  return vehicles;
}

/**
 * Whether the operator may be sold now. Its row is share-locked until the transaction ends, so that it cannot be suspended or deactivated
 * between this answer and the booking that follows.
 */
export async function isCompanyActive(companyId: number): Promise<boolean> {
  const company = await Company.findByPk(companyId, { attributes: ['status'], lock: Transaction.LOCK.SHARE });
  return company?.status === 'active';
}

/** The operator's terms of cancellation as they are now. */
export async function companyTerms(companyId: number): Promise<{ hours: number; basisPoints: number }[]> {
  const tiers = await CancellationTier.findAll({ where: { companyId } });
  return tiers.map(({ hours, basisPoints }) => ({ hours, basisPoints }));
}
