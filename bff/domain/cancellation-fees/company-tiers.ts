// Traces: S2-056, S3-058, S5-033, S5-034, S5-035, S8-051, S8-052, S8-053, S8-110, S8-111
import { type CancellationTier, checkCancellationTiers } from '#fields/cancellation-tiers';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { cancellationFeePolicy } from './cancellation-fee.policy';
import { cancellationFeeStore } from './cancellation-fee.store';
import { factsOf, refuseFirst } from './tier-faults';

export interface CompanyTiers {
  company: { id: number; name: string };
  /** The longest time first. If none, canceling is always free. */
  tiers: CancellationTier[];
  /** What each of them must be strictly above. */
  minimum: CancellationTier[];
  /** Sent back with a change. */
  revision: string;
}

/** A company's cancellation terms. @throws DomainError `company.notFound`, `auth.noPermission` */
export async function seeCompanyTiers(actor: Actor, companyId: number): Promise<CompanyTiers> {
  must(cancellationFeePolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  const company = await cancellationFeeStore.company(companyId);
  must(company, 'company.notFound');
  const [tiers, minimum] = await Promise.all([cancellationFeeStore.of(companyId), cancellationFeeStore.minimum()]);
  return { company, tiers, minimum, revision: revisionOf(factsOf(tiers)) };
}

interface Change {
  companyId: number;
  tiers: readonly CancellationTier[];
  /** As it was shown: if it differs now, somebody else was faster. */
  revision: string;
}

/**
 * Replaces all of a company's terms. They apply to future bookings.
 * @throws DomainError `company.notFound`, `auth.noPermission`, `input.changedMeanwhile`, and what is wrong with a tier: `cancellation.…`
 */
export async function setCompanyTiers(actor: Actor, { companyId, tiers, revision }: Change): Promise<void> {
  must(cancellationFeePolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  await editRecord<readonly CancellationTier[], readonly CancellationTier[]>({
    entity: 'cancellationFees',
    entityId: companyId,
    by: actor,
    seen: revision,
    async lock() {
      must(await cancellationFeeStore.company(companyId, { lock: true }), 'company.notFound');
      return cancellationFeeStore.of(companyId);
    },
    facts: factsOf,
    async change() {
      refuseFirst(checkCancellationTiers(tiers, await cancellationFeeStore.minimum()));
      return tiers;
    },
    write: (next) => cancellationFeeStore.replace(companyId, next),
    told: ['tiers'],
  });
}
