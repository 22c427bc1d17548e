import type { UserActor } from '@bff/domain/shared/actor';
import { buysForUnits } from '@bff/domain/shared/buying-units';
import type { OrderOwner } from './order-list.store';

/** The actor's purchases: as a customer, or for units of their organisation. Undefined if they buy nothing. */
export function ownOrders(actor: UserActor): Exclude<OrderOwner, { units: unknown }> | undefined {
  const { customerId, userId, deal } = actor;
  if (customerId !== null) return { customerId };
  return deal && buysForUnits(actor) ? { boughtBy: { userId, organisationId: deal.organisationId } } : undefined;
}
