import { select } from '@db/query';

export async function companyTiers(
  companyIds: readonly number[],
): Promise<{ companyId: number; hours: number; basisPoints: number }[]> {
  if (companyIds.length === 0) return [];
  return select(
    'SELECT company_id AS companyId, hours, basis_points AS basisPoints FROM cancellation_tiers WHERE company_id IN (:companyIds) ORDER BY company_id, hours DESC',
    { companyIds },
  );
}
