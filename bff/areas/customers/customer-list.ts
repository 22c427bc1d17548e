import { type CustomerSummary, findCustomers } from '@bff/domain/customers';
import type { CustomerType } from '@bff/domain/shared/customer-type';
import type { Actor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type Sort = 'name' | 'created';
type Filter = 'type';

export const customerListSpec: ListSpec<Sort, Filter> = {
  sorts: ['name', 'created'],
  plainSort: 'name',
  filters: { type: ['PRIVATE', 'CORPORATE'] },
};

export const readCustomers =
  (actor: Actor, { text, filters, sort, descending }: ListQuery<Sort, Filter>): ReadList<CustomerSummary> =>
  (part) => {
    const customerType = filters.type as CustomerType | undefined;
    return findCustomers(actor, { text, customerType, sort, descending, ...part });
  };
