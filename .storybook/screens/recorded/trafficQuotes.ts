import Page, { type loader } from '~/areas/traffic/quotes';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficQuotes = recorded<typeof loader>({
  Page,
  path: '/dashboard/traffic/quotes',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
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
    organisation: null,
  },
  sv: { title: 'Offertförfrågningar' },
  en: { title: 'Quote requests' },
});
