import { type DeviationRow, listDeviations } from '@bff/domain/deviations';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, checkNumberSearch, listSpec, type ReadList } from '@bff/lists';
import { deviationStates, handlingStates } from '@states/deviation-states';

/** Deviations, newest first. */
export const deviationListSpec = listSpec({
  sorts: ['reported'],
  plainSort: '-reported',
  filters: { handling: handlingStates.states, status: deviationStates.states },
  checkText: checkNumberSearch,
});

/** @param companyId one operator's; otherwise all */
export function readDeviations(
  actor: UserActor,
  companyId: number | undefined,
  query: Asked<typeof deviationListSpec>,
): ReadList<DeviationRow> {
  const { handling, status } = query.filters;
  const asked = { companyId, handling, status, text: query.text, oldestFirst: !query.descending };
  return (part) => listDeviations(actor, { ...asked, ...part });
}
