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
  (
    actor: Actor,
    { text, filters, sort, descending }: Asked<typeof customerListSpec>,
    { withAccount }: { withAccount?: boolean } = {},
  ): ReadList<CustomerSummary> =>
  async (part) => {
    const wanted = { text, customerType: filters.type, withAccount, sort, descending, ...part };
    const { rows, total } = await findCustomers(actor, wanted);
    return { rows: rows.map((row) => ({ ...row, phone: formatPhone(row.phone) })), total };
  };
