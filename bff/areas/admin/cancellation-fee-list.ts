import { type CompanyTiersSummary, listCompanyTiers } from '@bff/domain/cancellation-fees';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Each company's cancellation fees, by name. */
export const cancellationFeeListSpec = listSpec({
  sorts: ['name'],
  plainSort: 'name',
  filters: { kind: ['own', 'none'] },
});

export const readCancellationFees =
  (
    actor: UserActor,
    { text, descending, filters: { kind } }: Asked<typeof cancellationFeeListSpec>,
  ): ReadList<CompanyTiersSummary> =>
  (part) =>
    listCompanyTiers(actor, { text, descending, kind, ...part });
