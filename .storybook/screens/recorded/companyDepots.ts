import Page, { type loader } from '~/areas/company/depots/list';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'name',
    descending: false,
    plainSort: 'name',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: {},
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 6,
        companyId: 5,
        name: 'Depå Centrum',
        street: '',
        postcode: '',
        city: 'Uppsala',
        lat: 59.860985,
        lon: 17.654357,
        vehicles: 3,
      },
      {
        id: 7,
        companyId: 5,
        name: 'Depå Norr',
        street: '',
        postcode: '',
        city: 'Uppsala',
        lat: 59.868595,
        lon: 17.656173,
        vehicles: 1,
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  map: {
    land: [points('59.805,17.835 59.805,17.475 59.925,17.475 59.925,17.835')],
    lakes: [points('59.805,17.592 59.813,17.598 59.805,17.604')],
    roads: [
      points('59.801,17.768 59.823,17.748 59.836,17.732'),
      points(
        '59.836,17.732 59.848,17.734 59.857,17.729 59.88,17.691 59.897,17.655 59.906,17.651 59.914,17.651 59.939,17.661',
      ),
      points('59.836,17.732 59.845,17.701'),
      points('59.805,17.453 59.817,17.487 59.832,17.51 59.845,17.551'),
    ],
    borders: [],
    towns: [{ names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 }],
    stops: [
      { lat: 59.860985, lon: 17.654357, label: 'Depå Centrum', kind: 'end' },
      { lat: 59.868595, lon: 17.656173, label: 'Depå Norr', kind: 'end' },
    ],
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDepots: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/depots/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Depåer' },
    en: { ...same, title: 'Depots' },
  },
};
