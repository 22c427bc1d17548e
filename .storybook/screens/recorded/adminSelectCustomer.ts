import Page, { type loader } from '~/areas/admin/sales-system/select-customer';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
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
  choices: { type: ['PRIVATE', 'CORPORATE'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 1,
        customerType: 'PRIVATE',
        name: 'Charlie Demokund',
        email: 'customer@demo.invalid',
        phone: '070-174 06 05',
        companyName: null,
        orgNumber: null,
        city: 'Uppsala',
        created: new Date('2026-07-28T09:31:28.418Z'),
        status: 'active',
      },
      {
        id: 6,
        customerType: 'CORPORATE',
        name: 'Demokund 3',
        email: 'demokund3@demo.invalid',
        phone: '070-174 06 08',
        companyName: 'Demo Pensionärerna i Örebro',
        orgNumber: '5599900031',
        city: 'Örebro',
        created: new Date('2026-07-28T09:31:28.418Z'),
        status: 'active',
      },
      {
        id: 12,
        customerType: 'CORPORATE',
        name: 'Demokund 9',
        email: 'demokund9@demo.invalid',
        phone: '070-174 06 14',
        companyName: 'Demo Pensionärerna i Örebro',
        orgNumber: '5599900098',
        city: 'Örebro',
        created: new Date('2026-07-28T09:31:28.418Z'),
        status: 'active',
      },
    ],
    total: 45,
    page: 1,
    pages: 3,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSelectCustomer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/sales-system/select-customer',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Sälj en resa: välj kund' },
    en: { ...same, title: 'Sell a trip: select customer' },
  },
};
