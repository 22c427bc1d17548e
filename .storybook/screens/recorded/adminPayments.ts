import Page, { type loader } from '~/areas/admin/payments/list';
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
  choices: { status: ['created', 'open', 'failed', 'expired', 'succeeded', 'mismatch'], attention: ['waiting'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 26,
        orderNumber: '77493849',
        customerName: 'Charlie Demokund',
        status: 'open',
        amount: 1037575,
        currency: 'SEK',
        capturedAmount: 0,
        refundedAmount: 0,
        isWaiting: false,
        createdAt: new Date('2026-11-25T09:32:24.741Z'),
      },
      {
        id: 25,
        orderNumber: '92476225',
        customerName: 'Demo Skolan i Uppsala',
        status: 'failed',
        amount: 322051,
        currency: 'SEK',
        capturedAmount: 0,
        refundedAmount: 0,
        isWaiting: false,
        createdAt: new Date('2026-11-25T09:27:33.230Z'),
      },
      {
        id: 24,
        orderNumber: '17232919',
        customerName: 'Demo Pensionärerna i Örebro',
        status: 'succeeded',
        amount: 622994,
        currency: 'SEK',
        capturedAmount: 622994,
        refundedAmount: 0,
        isWaiting: false,
        createdAt: new Date('2026-11-23T13:59:00.000Z'),
      },
    ],
    total: 26,
    page: 1,
    pages: 2,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminPayments: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/payments/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Betalningar' },
    en: { ...same, title: 'Payments' },
  },
};
