// Traces: S2-107
import { companyStates, type CompanySummary, LISTED_PERMITS, listCompanies } from '@bff/domain/companies';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/**
 * Bus companies by name. `prices=missing`: only those that lack one of the three price lists today; `permit`: those whose traffic permit
 * ends soon, has ended or is not given.
 */
export const companyListSpec = listSpec({
  sorts: ['name', 'city', 'created', 'vehicles', 'permit'],
  plainSort: 'name',
  filters: { status: companyStates.states, prices: ['missing'], permit: LISTED_PERMITS },
});

export function readCompanies(actor: UserActor, query: Asked<typeof companyListSpec>): ReadList<CompanySummary> {
  const { text, sort, descending, filters } = query;
  const { status, permit } = filters;
  const withoutPrices = filters.prices === 'missing';
  return (part) => listCompanies(actor, { text, sort, descending, status, withoutPrices, permit, ...part });
}
