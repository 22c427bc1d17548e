import { type Actor, isAdmin } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { Page } from '@bff/domain/shared/list-page';
import { listOrders } from './list-orders';
import { type OrderListQuery, type OrderSummary, type Spending, spendingIn } from './order-list.store';

/** What all units of an organisation have bought, and what is held for them, for administrators. @throws DomainError `auth.noPermission` */
export async function organisationOrders(
  actor: Actor,
  organisationId: number,
  query: Omit<OrderListQuery, 'of'>,
): Promise<Page<OrderSummary>> {
  must(isAdmin(actor), 'auth.noPermission');
  return listOrders(actor.language, { ...query, of: { organisationId } });
}

/** How many trips those are, and what they come to. @throws DomainError `auth.noPermission` */
export async function organisationSpending(actor: Actor, organisationId: number): Promise<Spending[]> {
  must(isAdmin(actor), 'auth.noPermission');
  return spendingIn({ organisationId });
}
