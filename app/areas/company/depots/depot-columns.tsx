import type { depotListSpec } from '@bff/areas/company';
import type { DepotSummary } from '@bff/domain/depots';
import type { ListColumns } from '~/lists/columns';
import { positionText } from '~/nouns/places/place-choice';
import { to } from '~/to';

/** The columns of depots. */
export const depotColumns: ListColumns<DepotSummary, typeof depotListSpec> = [
  {
    key: 'name',
    label: 'fleet:depots.name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name }, { path }) => <a href={path(to.editDepot(id))}>{name}</a>,
  },
  { key: 'street', label: 'fleet:depots.street', file: ({ street }) => street },
  { key: 'postcode', label: 'fleet:depots.postcode', extra: true, file: ({ postcode }) => postcode },
  { key: 'city', label: 'fleet:depots.city', sortBy: 'city', file: ({ city }) => city },
  { key: 'position', label: 'fleet:depots.position', extra: true, file: positionText },
  {
    key: 'vehicles',
    label: 'fleet:depots.vehicles',
    sortBy: 'vehicles',
    align: 'end',
    file: ({ vehicles }) => vehicles,
  },
];
