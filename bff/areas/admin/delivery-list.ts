import { type Delivery, listDeliveries } from '@bff/domain/integration-users';
import type { Actor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** What an integration was told: the newest first, and in no other order. */
export const deliveryListSpec = listSpec({
  sorts: ['created'],
  plainSort: '-created',
  filters: { status: ['pending', 'delivered', 'failed'] },
});

/** The deliveries of an integration that a query asks for. */
export const deliveryList =
  (actor: Actor, integrationId: number, { filters }: Asked<typeof deliveryListSpec>): ReadList<Delivery> =>
  (part) =>
    listDeliveries(actor, { integrationId, status: filters.status, ...part });
