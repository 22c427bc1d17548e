import Page, { type loader } from '~/areas/admin/external-integration/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminIntegrations = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/external-integration/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
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
    choices: { status: ['active', 'canceled'] },
    look: { isDense: false, rows: 20, columns: undefined },
    list: { rows: [], total: 0, page: 1, pages: 0, pageSize: 20 },
  },
  sv: { title: 'Integrationer' },
  en: { title: 'Integrations' },
});
