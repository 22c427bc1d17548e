import Page, { type loader } from '~/areas/traffic/quotes';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'created',
    descending: true,
    plainSort: '-created',
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
        number: '48528145',
        from: 'Uppsala',
        to: 'Falun',
        departure: new Date('2027-01-21T06:45:00.000Z'),
        created: new Date('2026-11-25T00:31:33.230Z'),
        companies: [
          { name: 'Demobuss Uppsala AB', status: 'new' },
          { name: 'Demobuss Märsta AB', status: 'new' },
          { name: 'Demobuss Upplands Väsby AB', status: 'new' },
        ],
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  organisation: 'Demo Uppsala kommun',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficQuotes: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic/quotes',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: {
    sv: { ...same, title: 'Offertförfrågningar' },
    en: { ...same, title: 'Quote requests' },
  },
};
