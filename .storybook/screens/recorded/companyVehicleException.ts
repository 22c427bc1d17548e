import Page, { type loader } from '~/areas/company/vehicle-costs/exception-details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Mässveckan',
  id: 162,
  revision: 'pAyD1BsDqQZucW2i2Z5bjI',
  saved: {
    name: 'Mässveckan',
    validFrom: '2027-03-01',
    validTo: '2027-03-08',
    subjects: ['16'],
    pricePerHour: '460',
    minimumMinutes: '240',
    maximumPerDay: '',
    minimumPrice: '2500',
    nightPerHour: '120',
    weekendPerHour: '90',
  },
  subjects: [
    { id: 16, name: 'CKC04C', detail: 'Demo Touring S 49' },
    { id: 17, name: 'CNN23F', detail: 'Modell Comfort 49' },
    { id: 18, name: 'CRZ42J', detail: 'Modell Comfort 50' },
  ],
  values: {
    name: 'Mässveckan',
    validFrom: '2027-03-01',
    validTo: '2027-03-08',
    subjects: ['16'],
    pricePerHour: '460',
    minimumMinutes: '240',
    maximumPerDay: '',
    minimumPrice: '2500',
    nightPerHour: '120',
    weekendPerHour: '90',
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
          { kind: 'vehicleTime', quantity: 12600, unit: 's', rate: 46000, amount: 161000 },
          { kind: 'vehicleMinimum', quantity: 1, unit: 'once', rate: 23000, amount: 23000 },
          { kind: 'night', quantity: 353, unit: 's', rate: 12000, amount: 1177 },
          { kind: 'distance', quantity: 144802, unit: 'm', rate: 1850, amount: 267884 },
          { kind: 'driverTime', quantity: 12600, unit: 's', rate: 39500, amount: 138250 },
          { kind: 'standby', quantity: 28748, unit: 's', rate: 19800, amount: 158114 },
          { kind: 'obWeekday', quantity: 353, unit: 's', rate: 3950, amount: 387 },
          { kind: 'commission', quantity: 1000, unit: 'basisPoints', rate: 749812, amount: 74981 },
          { kind: 'tax', quantity: 600, unit: 'basisPoints', rate: 824793, amount: 49488 },
        ],
        operatorPrice: 749812,
        customerPrice: 824793,
        tax: 49488,
        total: 874281,
      },
      commissionBasisPoints: 1000,
      taxBasisPoints: 600,
      metres: 144802,
      startMetres: 1255,
      drivers: 1,
      atHome: false,
      countries: ['SE'],
    },
    from: 'Uppsala',
    to: 'Stockholm',
    departure: 1804057200000,
    back: 1804093200000,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyVehicleException: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicle-costs/exception-details/162',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: same,
    en: same,
  },
};
