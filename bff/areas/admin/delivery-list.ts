import { type Delivery, listDeliveries } from '@bff/domain/integration-users';
import type { Actor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const satisfies readonly Delivery['status'][];

/** What an integration was told: the newest first, and in no other order. */
export const deliveryListSpec: ListSpec<'created', 'status'> = {
  sorts: ['created'],
  plainSort: '-created',
  filters: { status: DELIVERY_STATES },
};

/** The deliveries of an integration that a query asks for. */
export const deliveryList =
  (actor: Actor, integrationId: number, { filters }: ListQuery<'created', 'status'>): ReadList<Delivery> =>
  (part) =>
    listDeliveries(actor, { integrationId, status: filters.status as Delivery['status'] | undefined, ...part });
