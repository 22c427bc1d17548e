import { CancellationTier } from '@db/models';

/** The operators' cancellation terms, the most hours first. */
export async function companyTiers(
  companyIds: readonly number[],
): Promise<{ companyId: number; hours: number; basisPoints: number }[]> {
  if (companyIds.length === 0) return [];
  const tiers = await CancellationTier.findAll({
    where: { companyId: [...companyIds] },
    order: ['companyId', ['hours', 'DESC']],
  });
  return tiers.map(({ companyId, hours, basisPoints }) => ({ companyId, hours, basisPoints }));
}
