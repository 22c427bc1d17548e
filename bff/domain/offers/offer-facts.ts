import { candidatesById, type NamedCandidate } from './candidate.store';
import { companyTiers } from './cancellation-terms.store';

/** Where each vehicle of an offer starts at that instant; those that are not active any more are left out. */
export async function offerStarts(vehicleIds: readonly number[], at: Date): Promise<Map<number, NamedCandidate>> {
  const found = await candidatesById(vehicleIds, at);
  return new Map(found.map((candidate) => [candidate.vehicleId, candidate]));
}

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
