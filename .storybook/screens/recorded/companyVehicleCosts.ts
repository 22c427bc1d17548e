import Page, { type loader } from '~/areas/company/vehicle-costs/list';
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
        id: 162,
        kind: 'vehicle',
        companyId: 5,
        scope: 'exception',
        name: 'Mässveckan',
        validFrom: '2027-03-01',
        validTo: '2027-03-08',
        prices: {
          pricePerHour: 46000,
          minimumMinutes: 240,
          maximumPerDay: null,
          minimumPrice: 250000,
          nightPerHour: 12000,
          weekendPerHour: 9000,
        },
        subjects: [],
        mainPrice: 46000,
      },
      {
        id: 10,
        kind: 'vehicle',
        companyId: 5,
        scope: 'basic',
        name: 'Grundprislista',
        validFrom: '2025-01-01',
        validTo: null,
        prices: {
          pricePerHour: 47900,
          minimumMinutes: 120,
          maximumPerDay: 694600,
          minimumPrice: 534300,
          nightPerHour: null,
          weekendPerHour: 7500,
        },
        subjects: [],
        mainPrice: 47900,
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
export const companyVehicleCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicle-costs/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Fordonskostnader' },
    en: { ...same, title: 'Vehicle costs' },
  },
};
