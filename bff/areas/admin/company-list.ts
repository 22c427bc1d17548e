// Traces: S2-107
import { companyStates, type CompanySummary, listCompanies } from '@bff/domain/companies';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Bus companies by name. `prices=missing`: only those without one of the three price lists today. */
export const companyListSpec = listSpec({
  sorts: ['name', 'city', 'created', 'vehicles'],
  plainSort: 'name',
  filters: { status: companyStates.states, prices: ['missing'] },
});

export function readCompanies(actor: UserActor, query: Asked<typeof companyListSpec>): ReadList<CompanySummary> {
  const { text, sort, descending, filters } = query;
  const { status } = filters;
  const withoutPrices = filters.prices === 'missing';
  return (part) => listCompanies(actor, { text, sort, descending, status, withoutPrices, ...part });
}
