import Page, { type loader } from '~/areas/admin/payment-issues/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
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
  list: {
    rows: [
      {
        id: 1,
        kind: 'dispute',
        subject: 'dp_SYFuo5JuVbJXHfevXmKMoayd',
        paymentId: 8,
        disputeId: 1,
        detail: 'needsResponse',
        times: 1,
        raisedAt: new Date('2026-11-23T09:31:33.230Z'),
        lastRaisedAt: new Date('2026-11-23T09:31:33.230Z'),
        handledAt: null,
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminPaymentIssues: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/payment-issues/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Betalningsärenden' },
    en: { ...same, title: 'Payment issues' },
  },
};
