import Page, { type loader } from '~/areas/admin/deviations/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'reported',
    descending: true,
    plainSort: '-reported',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: {
    handling: ['notHandled', 'handled', 'done', 'noDeviation'],
    status: [
      'createdByDriver',
      'createdByOperator',
      'needsInvoice',
      'charged',
      'invoiceSent',
      'paidOffline',
      'rejected',
    ],
    counted: ['inReport'],
  },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 1,
        status: 'createdByDriver',
        handling: 'notHandled',
        cause: 'Väntan på sällskapet',
        extraMetres: 0,
        extraMinutes: 45,
        price: null,
        comment: 'Sällskapet kom en trekvart sent till hemresan.',
        signature: 'Dana Förare',
        drawnSignature: null,
        reportedAt: new Date('2026-11-17T17:24:51.000Z'),
        journeyNumber: '61994703',
        bookingNumber: '46075792',
        companyId: 5,
        companyName: 'Demobuss Uppsala AB',
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  companies: [{ id: 5, name: 'Demobuss Uppsala AB' }],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDeviations: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deviation/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Avvikelser' },
    en: { ...same, title: 'Deviations' },
  },
};
