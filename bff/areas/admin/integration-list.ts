import { INTEGRATION_SORTS, listIntegrations, type SeenIntegration } from '@bff/domain/integration-users';
import type { Actor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type IntegrationSort = (typeof INTEGRATION_SORTS)[number];

export const integrationListSpec: ListSpec<IntegrationSort, 'status'> = {
  sorts: INTEGRATION_SORTS,
  plainSort: 'name',
  filters: { status: ['active', 'canceled'] },
};

/** The integration users that a query asks for. */
export const integrationList =
  (actor: Actor, { text, filters, sort, descending }: ListQuery<IntegrationSort, 'status'>): ReadList<SeenIntegration> =>
  (part) =>
    listIntegrations(actor, { text, status: filters.status as SeenIntegration['status'] | undefined, sort, descending }, part); // prettier-ignore
