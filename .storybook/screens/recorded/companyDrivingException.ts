import Page, { type loader } from '~/areas/company/driving-costs/exception-details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Skidveckorna mwwabwrl',
  id: 158,
  revision: '3OfrXwtURTykVGPOrQBXqo',
  saved: {
    name: 'Skidveckorna mwwabwrl',
    validFrom: '2026-11-25',
    validTo: '2026-12-28',
    subjects: ['16'],
    pricePerKm: '400',
    freeMetres: '',
    noPickupMetres: '',
    minimumMetres: '',
    maximumMetres: '',
  },
  subjects: [
    { id: 16, name: 'CKC04C', detail: 'Demo Touring S 49' },
    { id: 17, name: 'CNN23F', detail: 'Modell Comfort 49' },
    { id: 18, name: 'CRZ42J', detail: 'Modell Comfort 50' },
  ],
  values: {
    name: 'Skidveckorna mwwabwrl',
    validFrom: '2026-11-25',
    validTo: '2026-12-28',
    subjects: ['16'],
    pricePerKm: '400',
    freeMetres: '',
    noPickupMetres: '',
    minimumMetres: '',
    maximumMetres: '',
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
          { kind: 'distance', quantity: 144802, unit: 'm', rate: 40000, amount: 5792080 },
          { kind: 'driverTime', quantity: 12600, unit: 's', rate: 39500, amount: 138250 },
          { kind: 'standby', quantity: 28748, unit: 's', rate: 19800, amount: 158114 },
          { kind: 'obWeekday', quantity: 353, unit: 's', rate: 3950, amount: 387 },
          { kind: 'commission', quantity: 1000, unit: 'basisPoints', rate: 6256481, amount: 625648 },
          { kind: 'tax', quantity: 600, unit: 'basisPoints', rate: 6882129, amount: 412928 },
        ],
        operatorPrice: 6256481,
        customerPrice: 6882129,
        tax: 412928,
        total: 7295057,
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
export const companyDrivingException: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driving-costs/exception-details/158',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: { sv: same, en: same },
};
