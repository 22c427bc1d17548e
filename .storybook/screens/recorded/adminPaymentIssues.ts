import Page, { type loader } from '~/areas/admin/payment-issues/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminPaymentIssues = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/payment-issues/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    query: {
      text: '',
      filters: {},
      sort: 'raised',
      descending: true,
      plainSort: '-raised',
      page: 1,
      rows: 20,
      plainRows: 20,
    },
    errors: {},
    choices: { kind: ['dispute', 'event', 'reconciliation', 'difference', 'refund'], attention: ['waiting'] },
    look: { isDense: false, rows: 20, columns: undefined },
    list: { rows: [], total: 0, page: 1, pages: 0, pageSize: 20 },
  },
  sv: { title: 'Betalningsärenden' },
  en: { title: 'Payment issues' },
});
