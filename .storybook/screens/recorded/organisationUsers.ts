import Page, { type loader } from '~/areas/organisation/users/list';
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
  choices: {
    role: [
      'CUSTOMER',
      'DRIVER',
      'COMPANY_ADMIN',
      'SYSTEM_ADMIN',
      'SYSTEM_OWNER',
      'DEAL_CUSTOMER_USER',
      'DEAL_CUSTOMER_ADMIN',
      'DEAL_CUSTOMER_BOOKER',
      'DEAL_CUSTOMER_FINANCE',
      'PRIVATE_CUSTOMER',
      'CORPORATE_CUSTOMER',
      'TRAFFIC_CONTROLLER',
    ],
    standing: ['active', 'invited', 'locked', 'partlyLocked', 'inactive'],
  },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 10,
        username: 'deal.admin',
        name: 'Adam Avtalsgren',
        email: 'deal.admin@demo.invalid',
        standing: 'active',
        roles: ['DEAL_CUSTOMER_ADMIN'],
        companyId: null,
        companyName: null,
        lastLogin: new Date('2026-11-25T09:32:48.960Z'),
        created: new Date('2026-07-28T09:31:28.418Z'),
      },
      {
        id: 11,
        username: 'deal.booker',
        name: 'Bea Avtalslund',
        email: 'deal.booker@demo.invalid',
        standing: 'active',
        roles: ['DEAL_CUSTOMER_BOOKER'],
        companyId: null,
        companyName: null,
        lastLogin: null,
        created: new Date('2026-07-28T09:31:28.418Z'),
      },
      {
        id: 9,
        username: 'deal.user',
        name: 'Disa Avtalsberg',
        email: 'deal.user@demo.invalid',
        standing: 'active',
        roles: ['DEAL_CUSTOMER_USER'],
        companyId: null,
        companyName: null,
        lastLogin: null,
        created: new Date('2026-07-28T09:31:28.418Z'),
      },
    ],
    total: 4,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  roles: ['DEAL_CUSTOMER_USER', 'DEAL_CUSTOMER_FINANCE', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_ADMIN'],
  companies: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationUsers: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/users',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Användare' },
    en: { ...same, title: 'Users' },
  },
};
