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
  choices: {
    status: [
      'created',
      'open',
      'failed',
      'expired',
      'succeeded',
      'mismatch',
      'beingRefunded',
      'partlyRefunded',
      'refunded',
    ],
    attention: ['waiting'],
  },
  look: { isDense: false, rows: 20, columns: undefined },
  saved: [],
  list: {
    rows: [
      {
        id: 25,
        orderNumber: '76556612',
        customerName: 'Demo Skolan i Uppsala',
        status: 'failed',
        amount: 322051,
        currency: 'SEK',
        capturedAmount: 0,
        refundedAmount: 0,
        isBeingRefunded: false,
        isWaiting: false,
        createdAt: new Date('2026-11-26T12:54:31.107Z'),
      },
      {
        id: 24,
        orderNumber: '59534354',
        customerName: 'Demo Pensionärerna i Örebro',
        status: 'succeeded',
        amount: 646130,
        currency: 'SEK',
        capturedAmount: 646130,
        refundedAmount: 0,
        isBeingRefunded: false,
        isWaiting: false,
        createdAt: new Date('2026-11-24T13:59:00.000Z'),
      },
      {
        id: 23,
        orderNumber: '39494562',
        customerName: 'Charlie Demokund',
        status: 'succeeded',
        amount: 1113801,
        currency: 'SEK',
        capturedAmount: 1113801,
        refundedAmount: 0,
        isBeingRefunded: false,
        isWaiting: false,
        createdAt: new Date('2026-11-23T14:33:00.000Z'),
      },
    ],
    total: 25,
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
  loaded: { sv: { ...same, title: 'Betalningar' }, en: { ...same, title: 'Payments' } },
};
