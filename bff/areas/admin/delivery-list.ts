import { type Delivery, listDeliveries } from '@bff/domain/integration-users';
import type { Actor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** What an integration was sent, newest first; no other order is offered. */
export const deliveryListSpec = listSpec({
  sorts: ['created'],
  plainSort: '-created',
  filters: { status: ['pending', 'delivered', 'failed'] },
});

export const deliveryList =
  (actor: Actor, integrationId: number, { filters }: Asked<typeof deliveryListSpec>): ReadList<Delivery> =>
  (part) =>
    listDeliveries(actor, { integrationId, status: filters.status, ...part });
