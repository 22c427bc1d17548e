import { storedNamesIn, waysIn } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import type { Page } from '@bff/domain/shared/list-page';
import { type OrderListQuery, ordersInList, type OrderSummary, sumOfOrders } from './order-list.store';

/** An owner's orders, with the names that who reads in that language knows. Access is decided by the caller, who names the owner. */
export async function listOrders(language: Language, query: OrderListQuery): Promise<Page<OrderSummary>> {
  const { rows, total } = await ordersInList({ ...query, text: await storedNamesIn(query.text) });
  return { rows: await waysIn(language, rows), total };
}

/** What all of those come to, in öre. */
export const sumOrders = async ({ text, ...asked }: Parameters<typeof sumOfOrders>[0]): Promise<number> =>
  sumOfOrders({ ...asked, text: await storedNamesIn(text) });
