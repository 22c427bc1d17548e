import { type AccessibilitySummary, listAccessibility } from '@bff/domain/accessibility';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** The accessibility catalogue, by Swedish name. */
export const accessibilityListSpec = listSpec({
  sorts: ['nameSv', 'nameEn', 'vehicles'],
  plainSort: 'nameSv',
  filters: {},
});

export const readAccessibility =
  (actor: UserActor, { text, sort, descending }: Asked<typeof accessibilityListSpec>): ReadList<AccessibilitySummary> =>
  (part) =>
    listAccessibility(actor, { text, sort, descending, ...part });
