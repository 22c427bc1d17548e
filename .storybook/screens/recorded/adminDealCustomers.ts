import Page, { type loader } from '~/areas/admin/deal-customers/list';
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
  choices: { status: ['active', 'suspended', 'inactive'], train: ['yes', 'no'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 1,
        name: 'Demo Uppsala kommun',
        orgNumber: '5599950002',
        status: 'active',
        contactName: 'Adam Avtalsgren',
        contactEmail: 'deal.admin@demo.invalid',
        contactPhone: '+46701740605',
        creditLimit: 25000000,
        trainReplacement: false,
        units: 4,
        users: 4,
        createdAt: new Date('2026-11-25T09:31:33.080Z'),
      },
      {
        id: 2,
        name: 'Demotåg AB',
        orgNumber: '5599950010',
        status: 'active',
        contactName: 'Tina Tågsund',
        contactEmail: 'deal.train@demo.invalid',
        contactPhone: '+46701740605',
        creditLimit: 80000000,
        trainReplacement: true,
        units: 1,
        users: 1,
        createdAt: new Date('2026-11-25T09:31:33.137Z'),
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDealCustomers: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deal-customers/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Avtalskunder' },
    en: { ...same, title: 'Contract customers' },
  },
};
