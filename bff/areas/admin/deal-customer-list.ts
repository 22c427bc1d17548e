// Traces: S2-103
import {
  dealOrganisationStates,
  type DealOrganisationSummary,
  listDealOrganisations,
} from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Deal organisations by name. `train=yes`: only those that buy train replacement. */
export const dealCustomerListSpec = listSpec({
  sorts: ['name', 'created', 'creditLimit', 'users'],
  plainSort: 'name',
  filters: { status: dealOrganisationStates.states, train: ['yes', 'no'] },
});

export function readDealCustomers(
  actor: UserActor,
  { text, sort, descending, filters }: Asked<typeof dealCustomerListSpec>,
): ReadList<DealOrganisationSummary> {
  const { status } = filters;
  const trainReplacement = filters.train === undefined ? undefined : filters.train === 'yes';
  return (part) => listDealOrganisations(actor, { text, sort, descending, status, trainReplacement, ...part });
}
