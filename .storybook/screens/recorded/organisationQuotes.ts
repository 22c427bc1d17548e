import Page, { type loader } from '~/areas/organisation/quotes/list';
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
  saved: [],
  list: {
    rows: [
      {
        number: '24981995',
        from: 'Uppsala',
        to: 'Falun',
        departure: new Date('2027-01-23T06:45:00.000Z'),
        created: new Date('2026-11-27T13:40:10.965Z'),
        companies: [
          { name: 'Demobuss Uppsala AB', status: 'new' },
          { name: 'Demobuss Märsta AB', status: 'new' },
          { name: 'Demobuss Upplands Väsby AB', status: 'new' },
        ],
        best: null,
        askedBy: 'Bea Avtalslund',
        isFollowed: false,
        answerBy: new Date('2026-11-29T13:40:10.965Z'),
      },
      {
        number: '13070453',
        from: 'Uppsala',
        to: 'Borlänge',
        departure: new Date('2027-01-09T07:00:00.000Z'),
        created: new Date('2026-11-27T00:40:10.965Z'),
        companies: [
          { name: 'Demobuss Uppsala AB', status: 'answered' },
          { name: 'Demobuss Märsta AB', status: 'new' },
          { name: 'Demobuss Upplands Väsby AB', status: 'new' },
        ],
        best: { count: 1, total: 1535213, until: new Date('2026-11-29T04:40:10.965Z') },
        askedBy: 'Bea Avtalslund',
        isFollowed: false,
        answerBy: new Date('2026-11-29T00:40:10.965Z'),
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  sees: 'colleagues',
  askAt: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationQuotes: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/quotes',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: { sv: { ...same, title: 'Offertförfrågningar' }, en: { ...same, title: 'Quote requests' } },
};
