import Page, { type loader } from '~/areas/admin/outgoing-messages/list';
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
  choices: {
    view: ['problems', 'all'],
    state: ['failed', 'late', 'retrying', 'waiting', 'sent', 'closed'],
    kind: [
      'mail',
      'webhook.send',
      'booking.announced',
      'refund.send',
      'refund.succeeded',
      'refund.failed',
      'payment.mismatch',
      'payment.difference',
      'payment.issue',
      'payment.failed',
      'analytics',
    ],
  },
  look: { isDense: false, rows: 20, columns: undefined },
  saved: [],
  list: { rows: [], total: 0, page: 1, pages: 0, pageSize: 20 },
  view: 'problems',
  views: ['problems', 'all'],
  failedRefunds: 0,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminOutgoingMessages: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/outgoing-messages/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, title: 'Utskick' }, en: { ...same, title: 'Outgoing messages' } },
};
