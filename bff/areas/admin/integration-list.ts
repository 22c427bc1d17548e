import { INTEGRATION_SORTS, listIntegrations, type SeenIntegration } from '@bff/domain/integration-users';
import type { Actor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

export const integrationListSpec = listSpec({
  sorts: INTEGRATION_SORTS,
  plainSort: 'name',
  filters: { status: ['active', 'canceled'] },
});

export const integrationList =
  (actor: Actor, { text, filters, sort, descending }: Asked<typeof integrationListSpec>): ReadList<SeenIntegration> =>
  (part) =>
    listIntegrations(actor, { text, ...filters, sort, descending }, part); // prettier-ignore
