import { companyStates, type CompanyStatus, type CompanySummary, listCompanies } from '@bff/domain/companies';
import type { UserActor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type Sort = 'name' | 'city' | 'created' | 'vehicles';
type Filter = 'status' | 'prices';

/** Bus companies by name. `prices=missing`: only those without one of the three price lists today. */
export const companyListSpec: ListSpec<Sort, Filter> = {
  sorts: ['name', 'city', 'created', 'vehicles'],
  plainSort: 'name',
  filters: { status: companyStates.states, prices: ['missing'] },
};

export function readCompanies(actor: UserActor, query: ListQuery<Sort, Filter>): ReadList<CompanySummary> {
  const { text, sort, descending, filters } = query;
  const status = filters.status as CompanyStatus | undefined;
  const withoutPrices = filters.prices === 'missing';
  return (part) => listCompanies(actor, { text, sort, descending, status, withoutPrices, ...part });
}
