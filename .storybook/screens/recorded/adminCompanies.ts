import Page, { type loader } from '~/areas/admin/transport-companies/list';
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
  choices: { status: ['active', 'suspended', 'inactive'], prices: ['missing'], permit: ['ending', 'ended', 'missing'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 66,
        name: 'Demobuss Alingsås AB',
        orgNumber: '5599000667',
        city: 'Alingsås',
        status: 'active',
        contactName: 'Fatima Påhittad',
        contactEmail: 'operator66@demo.invalid',
        contactPhone: '+46701740642',
        vehicles: 3,
        withoutPrices: false,
        trafficPermitUntil: null,
        permit: 'unknown',
        createdAt: new Date('2026-11-25T09:31:28.720Z'),
      },
      {
        id: 71,
        name: 'Demobuss Boo AB',
        orgNumber: '5599000717',
        city: 'Boo',
        status: 'active',
        contactName: 'Anders Modellgren',
        contactEmail: 'operator71@demo.invalid',
        contactPhone: '+46701740652',
        vehicles: 2,
        withoutPrices: false,
        trafficPermitUntil: null,
        permit: 'unknown',
        createdAt: new Date('2026-11-25T09:31:28.720Z'),
      },
      {
        id: 38,
        name: 'Demobuss Borlänge AB',
        orgNumber: '5599000386',
        city: 'Borlänge',
        status: 'active',
        contactName: 'Anna Demoström',
        contactEmail: 'operator38@demo.invalid',
        contactPhone: '+46701740681',
        vehicles: 6,
        withoutPrices: false,
        trafficPermitUntil: null,
        permit: 'unknown',
        createdAt: new Date('2026-11-25T09:31:28.720Z'),
      },
    ],
    total: 72,
    page: 1,
    pages: 4,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCompanies: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/transport-companies/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Bussbolag' },
    en: { ...same, title: 'Bus companies' },
  },
};
