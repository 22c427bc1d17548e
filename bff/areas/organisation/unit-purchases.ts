// Traces: S5-012
import {
  listOrders,
  type OrderOwner,
  type OrderSummary,
  type Spending,
  spendingIn,
  sumOrders,
} from '@bff/domain/bookings';
import { unitsWithAccounts } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, checkDay, checkNumberSearch, comingDay, listSpec, type ReadList } from '@bff/lists';

const WHENS = ['upcoming', 'past', 'canceled'] as const;

const checkUnit = (value: string) => (/^\d{1,9}$/.test(value) ? undefined : 'forms.invalid');

/** The units' purchases, latest trip first. `from` and `until` are days of departure, both inclusive; `unit` includes its subunits. */
export const unitPurchasesSpec = listSpec({
  sorts: ['departure', 'total'],
  plainSort: '-departure',
  filters: { when: WHENS, unit: checkUnit, from: checkDay, until: checkDay },
  reads: { from: comingDay, until: comingDay },
  checkText: checkNumberSearch,
});

/** Orders of the units that the actor buys for or keeps the accounts of; with `unitId` of that one and what is below it. */
async function ownedBy(actor: UserActor, unitId?: number): Promise<OrderOwner> {
  const { organisationId, units } = await unitsWithAccounts(actor);
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]));
  const isBelow = (id: number | null | undefined): boolean =>
    typeof id === 'number' && (id === unitId || isBelow(parents.get(id)));
  const chosen = unitId === undefined ? units : units.filter(({ id }) => isBelow(id));
  return { units: { organisationId, ids: chosen.map(({ id }) => id) } };
}

/** Purchases of the units that the actor buys for or keeps the accounts of, and of their subunits. */
export function readUnitPurchases(actor: UserActor, query: Asked<typeof unitPurchasesSpec>): ReadList<OrderSummary> {
  return async (part) => {
    const { sort, descending, text, filters } = query;
    const { when = 'all', unit, from, until } = filters;
    const of = await ownedBy(actor, unit === undefined ? undefined : Number(unit));
    const asked = { of, when, text, from, until } as const;
    const page = await listOrders(actor.language, { ...asked, sort, descending, ...part });
    const isNarrowed = Boolean(text) || Object.values(filters).some(Boolean);
    return { ...page, ...(isNarrowed && page.total > 1 && { sums: { total: await sumOrders(asked) } }) };
  };
}

/** How many trips the units have before and behind them, and what they come to. */
export const unitSpending = async (actor: UserActor): Promise<Spending[]> => spendingIn(await ownedBy(actor));

/** Upcoming trips shown on the first page. */
const NEXT_TRIPS = 5;

/** The upcoming trips of those units, the next one first. */
export async function nextUnitTrips(actor: UserActor): Promise<{ rows: OrderSummary[]; total: number }> {
  const asked = { sort: 'departure', descending: false, when: 'upcoming', text: '' } as const;
  return listOrders(actor.language, { of: await ownedBy(actor), ...asked, page: 1, pageSize: NEXT_TRIPS });
}
