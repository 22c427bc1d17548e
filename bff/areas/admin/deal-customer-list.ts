import {
  dealOrganisationStates,
  type DealOrganisationStatus,
  type DealOrganisationSummary,
  listDealOrganisations,
} from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type Sort = 'name' | 'created' | 'creditLimit' | 'users';
type Filter = 'status' | 'train';

/** Deal organisations by name. `train=yes`: only those that buy train replacement. */
export const dealCustomerListSpec: ListSpec<Sort, Filter> = {
  sorts: ['name', 'created', 'creditLimit', 'users'],
  plainSort: 'name',
  filters: { status: dealOrganisationStates.states, train: ['yes', 'no'] },
};

export function readDealCustomers(
  actor: UserActor,
  { text, sort, descending, filters }: ListQuery<Sort, Filter>,
): ReadList<DealOrganisationSummary> {
  const status = filters.status as DealOrganisationStatus | undefined;
  const trainReplacement = filters.train === undefined ? undefined : filters.train === 'yes';
  return (part) => listDealOrganisations(actor, { text, sort, descending, status, trainReplacement, ...part });
}
