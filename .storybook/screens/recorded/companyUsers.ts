import Page, { type loader } from '~/areas/company/users/list';
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
        id: 4,
        username: 'company',
        name: 'Bo Bussägare',
        email: 'company@demo.invalid',
        standing: 'active',
        roles: ['COMPANY_ADMIN'],
        companyId: 5,
        companyName: 'Demobuss Uppsala AB',
        lastLogin: new Date('2026-11-25T09:32:38.819Z'),
        created: new Date('2026-07-28T09:31:28.418Z'),
      },
      {
        id: 5,
        username: 'driver',
        name: 'Dana Förare',
        email: 'driver@demo.invalid',
        standing: 'active',
        roles: ['DRIVER'],
        companyId: 5,
        companyName: 'Demobuss Uppsala AB',
        lastLogin: null,
        created: new Date('2026-07-28T09:31:28.418Z'),
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  roles: ['COMPANY_ADMIN', 'DRIVER'],
  companies: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyUsers: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/users/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Användare' },
    en: { ...same, title: 'Users' },
  },
};
