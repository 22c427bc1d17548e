import { type CancellationTier, hoursField, percentField, type TierFault } from '#fields/cancellation-tiers';
import { DomainError } from '../shared/errors';
import type { Facts } from '../shared/revision';

/** Terms as they are compared and logged: the same in whichever order they were typed. */
export const factsOf = (tiers: readonly CancellationTier[]): Facts => ({
  tiers: [...tiers].sort((a, b) => b.hours - a.hours).map(({ hours, basisPoints }) => `${hours} ${basisPoints}`),
});

/** Throws the first of them, at the field of its row. */
export function refuseFirst(faults: readonly TierFault[]): void {
  const [first] = faults;
  if (!first) return;
  const { key, params, index, about } = first;
  throw new DomainError(key, params, about === 'hours' ? hoursField(index) : percentField(index));
}
