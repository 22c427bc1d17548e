import Page, { type loader } from '~/areas/customer/quotes/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const customerQuotes = recorded<typeof loader>({
  Page,
  path: '/quotes/list',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  same: {
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
  },
  sv: { title: 'Mina offertförfrågningar' },
  en: { title: 'My quote requests' },
});
