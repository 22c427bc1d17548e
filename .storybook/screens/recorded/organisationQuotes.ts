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
  list: { rows: [], total: 0, page: 1, pages: 0, pageSize: 20 },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationQuotes: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/quotes',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Mina offertförfrågningar' },
    en: { ...same, title: 'My quote requests' },
  },
};
