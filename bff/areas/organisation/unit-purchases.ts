// Traces: S5-012
import { listOrders, type OrderSummary } from '@bff/domain/bookings';
import { unitsWithAccounts } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, checkNumberSearch, listSpec, type ReadList, searchTextOf } from '@bff/lists';

const WHENS = ['upcoming', 'past', 'canceled'] as const;

/** What was bought for the units: the latest trip first. */
export const unitPurchasesSpec = listSpec({
  sorts: ['departure', 'total'],
  plainSort: '-departure',
  filters: { when: WHENS },
  checkText: checkNumberSearch,
});

/** The purchases of the units that the actor buys for or keeps the accounts of, and of those under them. */
export function readUnitPurchases(actor: UserActor, query: Asked<typeof unitPurchasesSpec>): ReadList<OrderSummary> {
  return async (part) => {
    const units = await unitsWithAccounts(actor);
    const { sort, descending, text, filters } = query;
    return listOrders({
      of: { units },
      sort,
      descending,
      when: filters.when ?? 'all',
      text: searchTextOf(text),
      ...part,
    });
  };
}
