// Traces: S3-059, S5-035, S9-017, S9-018
import { type CancellationTier, checkMinimumTiers } from '#fields/cancellation-tiers';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { cancellationFeePolicy } from './cancellation-fee.policy';
import { cancellationFeeStore } from './cancellation-fee.store';
import { factsOf, refuseFirst } from './tier-faults';

export interface MinimumTiers {
  /** The longest time first. */
  tiers: CancellationTier[];
  /** Sent back with a change. */
  revision: string;
}

/** What operators' own tiers must be strictly above; for checks. */
export const minimumTiers = (): Promise<CancellationTier[]> => cancellationFeeStore.minimum();

/** @throws DomainError `auth.noPermission` */
export async function seeMinimumTiers(actor: Actor): Promise<MinimumTiers> {
  must(cancellationFeePolicy.manage(actor), 'auth.noPermission');
  const tiers = await cancellationFeeStore.minimum();
  return { tiers, revision: revisionOf(factsOf(tiers)) };
}

/**
 * Replaces the minimum. Companies' terms stay as they are, but must be above it when next saved.
 * @throws DomainError `auth.noPermission`, `input.changedMeanwhile`, and what is wrong with a tier: `cancellation.…`
 */
export async function setMinimumTiers(
  actor: Actor,
  { tiers, revision }: { tiers: readonly CancellationTier[]; revision: string },
): Promise<void> {
  must(cancellationFeePolicy.manage(actor), 'auth.noPermission');
  await editRecord<readonly CancellationTier[], readonly CancellationTier[]>({
    entity: 'minimumCancellationFees',
    entityKey: 'minimum',
    by: actor,
    seen: revision,
    lock: () => cancellationFeeStore.minimum({ lock: true }),
    facts: factsOf,
    change() {
      refuseFirst(checkMinimumTiers(tiers));
      return tiers;
    },
    write: (next) => cancellationFeeStore.replaceMinimum(next),
    told: ['tiers'],
  });
}
