import { COUNTED_DEVIATIONS, type DeviationRow, listDeviations } from '@bff/domain/deviations';
import type { UserActor } from '@bff/domain/shared/actor';
import {
  type Asked,
  checkCompany,
  checkDay,
  checkNumberSearch,
  chosenCompany,
  comingDay,
  listSpec,
  type ReadList,
} from '@bff/lists';
import { deviationStates, handlingStates } from '@states/deviation-states';

/** An operator's deviations, newest first. `from` and `until` are days of the trips' departure, both inclusive. */
export const deviationListSpec = listSpec({
  sorts: ['reported'],
  plainSort: '-reported',
  filters: {
    handling: handlingStates.states,
    status: deviationStates.states,
    counted: COUNTED_DEVIATIONS,
    from: checkDay,
    until: checkDay,
  },
  reads: { from: comingDay, until: comingDay },
  checkText: checkNumberSearch,
});

/** The same of all operators, or of one of them. */
export const allDeviationsSpec = listSpec({
  ...deviationListSpec,
  filters: { ...deviationListSpec.filters, company: checkCompany },
});

/** One operator's. */
export const readDeviations = (actor: UserActor, companyId: number, query: Asked<typeof deviationListSpec>) =>
  deviationsRead(actor, { companyId }, query);

/** For administrators. */
export const readAllDeviations = (actor: UserActor, query: Asked<typeof allDeviationsSpec>) =>
  deviationsRead(actor, chosenCompany(query.filters), query);

function deviationsRead(
  actor: UserActor,
  whose: { companyId: number | undefined; operatorId?: number | undefined },
  { filters, text, descending }: Asked<typeof deviationListSpec>,
): ReadList<DeviationRow> {
  const { handling, status, counted, from, until } = filters;
  const asked = { ...whose, handling, status, counted, from, until, text, oldestFirst: !descending };
  return (part) => listDeviations(actor, { ...asked, ...part });
}
