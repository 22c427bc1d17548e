import Page, { type loader } from '~/areas/admin/refunds/list';
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
    status: ['requested', 'pending', 'succeeded', 'failed'],
    method: ['provider', 'elsewhere'],
    attention: ['failed', 'late'],
  },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 4,
        paymentId: 9,
        orderNumber: '28694420',
        customerName: 'Petra Privatsson',
        bookingNumber: '14598288',
        status: 'succeeded',
        reason: 'canceled',
        method: 'provider',
        amount: 421303,
        failureReason: null,
        attention: null,
        replacedBy: null,
        createdAt: new Date('2026-11-24T12:35:00.000Z'),
      },
      {
        id: 3,
        paymentId: 12,
        orderNumber: '35731066',
        customerName: 'Demo Skolan i Uppsala',
        bookingNumber: '71891550',
        status: 'failed',
        reason: 'canceled',
        method: 'provider',
        amount: 735452,
        failureReason: 'lost_or_stolen_card',
        attention: 'failed',
        replacedBy: null,
        createdAt: new Date('2026-11-23T13:17:00.000Z'),
      },
      {
        id: 2,
        paymentId: 17,
        orderNumber: '98011067',
        customerName: 'Demokund 5',
        bookingNumber: '53204640',
        status: 'succeeded',
        reason: 'canceled',
        method: 'provider',
        amount: 631689,
        failureReason: null,
        attention: null,
        replacedBy: null,
        createdAt: new Date('2026-11-22T14:06:00.000Z'),
      },
    ],
    total: 4,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRefunds: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/refunds/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Återbetalningar' },
    en: { ...same, title: 'Refunds' },
  },
};
