import { type DepotSummary, listDepots } from '@bff/domain/depots';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** A company's depots by name. */
export const depotListSpec = listSpec({ sorts: ['name', 'city', 'vehicles'], plainSort: 'name', filters: {} });

export function readDepots(
  actor: UserActor,
  companyId: number,
  { text, sort, descending }: Asked<typeof depotListSpec>,
): ReadList<DepotSummary> {
  return (part) => listDepots(actor, { companyId, text, sort, descending, ...part });
}
