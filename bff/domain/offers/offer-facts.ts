import { companyTiers } from './cancellation-terms.store';

export interface CancellationTier {
  hours: number;
  basisPoints: number;
}

/** Cancellation terms of companies, the most hours first. */
export async function tiersOf(companyIds: readonly number[]): Promise<Map<number, CancellationTier[]>> {
  const tiers = new Map<number, CancellationTier[]>();
  for (const { companyId, ...tier } of await companyTiers(companyIds))
    tiers.set(companyId, [...(tiers.get(companyId) ?? []), tier]);
  return tiers;
}
