// Traces: S5-012
import { listOrders, type OrderSummary, sumOrders } from '@bff/domain/bookings';
import { unitsWithAccounts } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, checkNumberSearch, listSpec, type ReadList } from '@bff/lists';

const WHENS = ['upcoming', 'past', 'canceled'] as const;

/** The units' purchases, latest trip first. */
export const unitPurchasesSpec = listSpec({
  sorts: ['departure', 'total'],
  plainSort: '-departure',
  filters: { when: WHENS },
  checkText: checkNumberSearch,
});

/** Purchases of the units that the actor buys for or keeps the accounts of, and of their subunits. */
export function readUnitPurchases(actor: UserActor, query: Asked<typeof unitPurchasesSpec>): ReadList<OrderSummary> {
  return async (part) => {
    const units = await unitsWithAccounts(actor);
    const { sort, descending, text, filters } = query;
    const asked = { of: { units }, when: filters.when ?? 'all', text } as const;
    const page = await listOrders({ ...asked, sort, descending, ...part });
    const isNarrowed = Boolean(text || filters.when);
    return { ...page, ...(isNarrowed && page.total > 1 && { sums: { total: await sumOrders(asked) } }) };
  };
}

/** How many trips the units have before and behind them, and what those orders come to, in öre. */
export async function unitSpending(
  actor: UserActor,
): Promise<{ when: 'upcoming' | 'past'; count: number; total: number }[]> {
  const units = await unitsWithAccounts(actor);
  return Promise.all(
    (['upcoming', 'past'] as const).map(async (when) => {
      const asked = { of: { units }, when, text: '' } as const;
      const [{ total: count }, total] = await Promise.all([
        listOrders({ ...asked, sort: 'departure', descending: false, page: 1, pageSize: 1 }),
        sumOrders(asked),
      ]);
      return { when, count, total };
    }),
  );
}

/** Upcoming trips shown on the first page. */
const NEXT_TRIPS = 5;

/** The upcoming trips of those units, the next one first. */
export async function nextUnitTrips(actor: UserActor): Promise<{ rows: OrderSummary[]; total: number }> {
  const units = await unitsWithAccounts(actor);
  const asked = { sort: 'departure', descending: false, when: 'upcoming', text: '' } as const;
  return listOrders({ of: { units }, ...asked, page: 1, pageSize: NEXT_TRIPS });
}
