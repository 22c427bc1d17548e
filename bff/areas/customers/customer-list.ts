import { type CustomerSummary, findCustomers } from '@bff/domain/customers';
import type { Actor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

export const customerListSpec = listSpec({
  sorts: ['name', 'created'],
  plainSort: 'name',
  filters: { type: ['PRIVATE', 'CORPORATE'] },
});

export const readCustomers =
  (actor: Actor, { text, filters, sort, descending }: Asked<typeof customerListSpec>): ReadList<CustomerSummary> =>
  (part) =>
    findCustomers(actor, { text, customerType: filters.type, sort, descending, ...part });
