import { toLocalDate } from '@bff/domain/shared/time';
import { companySupplies } from './company-supply';
import { type SuppliedVehicle, totalOfRevisions } from './company-supply.store';

/** The vehicles of some companies as offers show them on a day, by id; removed ones are left out. */
export async function suppliedVehicles(
  companyIds: readonly number[],
  day: Date,
): Promise<Map<number, SuppliedVehicle>> {
  const supplies = await companySupplies([...new Set(companyIds)], toLocalDate(day), await totalOfRevisions());
  return new Map([...supplies.values()].flatMap(({ vehicles }) => [...vehicles]));
}
