import Page, { type loader } from '~/areas/customer/quotes/list';
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
  list: { rows: [], total: 0, page: 1, pages: 0, pageSize: 20 },
  askAt: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const customerQuotes: ScreenOf<Loaded> = {
  Page,
  path: '/quotes/list',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Mina offertförfrågningar' },
    en: { ...same, title: 'My quote requests' },
  },
};
