import Page, { type loader } from '~/areas/company/driving-costs/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'validFrom',
    descending: true,
    plainSort: '-validFrom',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { scope: ['basic', 'exception', 'temporary'], when: ['now', 'coming', 'past'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 158,
        kind: 'driving',
        companyId: 5,
        scope: 'exception',
        name: 'Mässveckan',
        validFrom: '2027-03-01',
        validTo: '2027-03-08',
        prices: {
          pricePerKm: 1850,
          freeMetres: null,
          noPickupMetres: null,
          minimumMetres: 80000,
          maximumMetres: null,
        },
        subjects: [],
        mainPrice: 1850,
      },
      {
        id: 10,
        kind: 'driving',
        companyId: 5,
        scope: 'basic',
        name: 'Grundprislista',
        validFrom: '2025-01-01',
        validTo: null,
        prices: {
          pricePerKm: 1900,
          freeMetres: 20000,
          noPickupMetres: 5000,
          minimumMetres: 80000,
          maximumMetres: 1500000,
        },
        subjects: [],
        mainPrice: 1900,
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  isMissing: false,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDrivingCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driving-costs/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Körkostnader' },
    en: { ...same, title: 'Driving costs' },
  },
};
