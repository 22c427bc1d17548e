import { storedNamesIn, waysIn } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import { NO_ROWS, type Page } from '@bff/domain/shared/list-page';
import { type OrderListQuery, type OrderOwner, ordersInList, type OrderSummary, sumOfOrders } from './order-list.store';

/** An owner's orders, with the names that who reads in that language knows. Access is decided by the caller, who names the owner. */
export async function listOrders(language: Language, query: OrderListQuery): Promise<Page<OrderSummary>> {
  const { rows, total } = await ordersInList({ ...query, text: await storedNamesIn(query.text) });
  return { rows: await waysIn(language, rows), total };
}

/** What all of those come to, in öre. */
export const sumOrders = async ({ text, ...asked }: Parameters<typeof sumOfOrders>[0]): Promise<number> =>
  sumOfOrders({ ...asked, text: await storedNamesIn(text) });

export interface Spending {
  when: 'upcoming' | 'past';
  /** Booked trips, and what those orders come to, in öre. */
  count: number;
  total: number;
  /** Orders that still wait for their payment. */
  waiting: number;
}

/** How many trips an owner has before and behind them, and what they come to. Access is decided by the caller, who names the owner. */
export const spendingOf = (of: OrderOwner): Promise<Spending[]> =>
  Promise.all(
    (['upcoming', 'past'] as const).map(async (when) => {
      const countOf = async (paid: 'booked' | 'waiting') =>
        (await ordersInList({ of, when, paid, text: '', sort: 'departure', descending: false, ...NO_ROWS })).total;
      const [count, waiting, total] = await Promise.all([
        countOf('booked'),
        countOf('waiting'),
        sumOfOrders({ of, when, paid: 'booked', text: '' }),
      ]);
      return { when, count, waiting, total };
    }),
  );
