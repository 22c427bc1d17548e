import Page, { type loader } from '~/areas/company/vehicle-costs/basic-details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Grundprislista',
  id: 10,
  revision: '5y-Xa6KJCDtYgmgpg82KJD',
  saved: {
    name: 'Grundprislista',
    validFrom: '2025-01-01',
    validTo: '',
    subjects: [],
    pricePerHour: '479',
    minimumMinutes: '120',
    maximumPerDay: '6946',
    minimumPrice: '5343',
    nightPerHour: '',
    weekendPerHour: '75',
  },
  subjects: [],
  values: {
    name: 'Grundprislista',
    validFrom: '2025-01-01',
    validTo: '',
    subjects: [],
    pricePerHour: '479',
    minimumMinutes: '120',
    maximumPerDay: '6946',
    minimumPrice: '5343',
    nightPerHour: '',
    weekendPerHour: '75',
    exampleFrom: 'Uppsala',
    exampleTo: 'Stockholm',
    exampleTrip: 'day',
  },
  example: {
    outcome: {
      kind: 'price',
      price: {
        offered: true,
        lines: [
          { kind: 'vehicleTime', quantity: 12600, unit: 's', rate: 47900, amount: 167650 },
          { kind: 'distance', quantity: 123547, unit: 'm', rate: 1900, amount: 234739 },
          { kind: 'driverTime', quantity: 12600, unit: 's', rate: 39500, amount: 138250 },
          { kind: 'standby', quantity: 28748, unit: 's', rate: 19800, amount: 158114 },
          { kind: 'obWeekday', quantity: 353, unit: 's', rate: 3950, amount: 387 },
          { kind: 'commission', quantity: 1000, unit: 'basisPoints', rate: 699140, amount: 69914 },
          { kind: 'tax', quantity: 600, unit: 'basisPoints', rate: 769054, amount: 46143 },
        ],
        operatorPrice: 699140,
        customerPrice: 769054,
        tax: 46143,
        total: 815197,
      },
      commissionBasisPoints: 1000,
      taxBasisPoints: 600,
      metres: 144802,
      startMetres: 1255,
      drivers: 1,
      atHome: false,
      countries: ['SE'],
      vehicleId: 1,
    },
    from: 'Uppsala',
    to: 'Stockholm',
    departure: 1796799600000,
    back: 1796835600000,
    isOutside: false,
    order: { preceding: [], isNever: false },
    instead: null,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyBasicPrice: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicle-costs/basic-details/10',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: same,
    en: same,
  },
};
