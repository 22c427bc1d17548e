import { CUSTOMER_TYPES } from '@states/customer-types';
import { type CustomerSummary, findCustomers } from '@bff/domain/customers';
import type { Actor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import { formatPhone } from '@bff/domain/shared/shown-phone';

export const customerListSpec = listSpec({
  sorts: ['name', 'created'],
  plainSort: 'name',
  filters: { type: CUSTOMER_TYPES },
});

export const readCustomers =
  (actor: Actor, { text, filters, sort, descending }: Asked<typeof customerListSpec>): ReadList<CustomerSummary> =>
  async (part) => {
    const { rows, total } = await findCustomers(actor, { text, customerType: filters.type, sort, descending, ...part });
    return { rows: rows.map((row) => ({ ...row, phone: formatPhone(row.phone) })), total };
  };
