import Page, { type loader } from '~/areas/company/vehicle-costs/exception-details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Skidveckorna mwwaglan',
  id: 162,
  revision: 'vUnIJVmt64tQPmsPk_qb7o',
  saved: {
    name: 'Skidveckorna mwwaglan',
    validFrom: '2026-11-25',
    validTo: '2026-12-28',
    subjects: ['16'],
    pricePerHour: '400',
    minimumMinutes: '',
    maximumPerDay: '',
    minimumPrice: '',
    nightPerHour: '',
    weekendPerHour: '',
  },
  subjects: [
    { id: 16, name: 'CKC04C', detail: 'Demo Touring S 49' },
    { id: 17, name: 'CNN23F', detail: 'Modell Comfort 49' },
    { id: 18, name: 'CRZ42J', detail: 'Modell Comfort 50' },
  ],
  values: {
    name: 'Skidveckorna mwwaglan',
    validFrom: '2026-11-25',
    validTo: '2026-12-28',
    subjects: ['16'],
    pricePerHour: '400',
    minimumMinutes: '',
    maximumPerDay: '',
    minimumPrice: '',
    nightPerHour: '',
    weekendPerHour: '',
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
          { kind: 'vehicleTime', quantity: 12600, unit: 's', rate: 40000, amount: 140000 },
          { kind: 'distance', quantity: 144802, unit: 'm', rate: 40000, amount: 5792080 },
          { kind: 'driverTime', quantity: 12600, unit: 's', rate: 39500, amount: 138250 },
          { kind: 'standby', quantity: 28748, unit: 's', rate: 19800, amount: 158114 },
          { kind: 'obWeekday', quantity: 353, unit: 's', rate: 3950, amount: 387 },
          { kind: 'commission', quantity: 1000, unit: 'basisPoints', rate: 6228831, amount: 622883 },
          { kind: 'tax', quantity: 600, unit: 'basisPoints', rate: 6851714, amount: 411103 },
        ],
        operatorPrice: 6228831,
        customerPrice: 6851714,
        tax: 411103,
        total: 7262817,
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
export const companyVehicleException: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicle-costs/exception-details/162',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: { sv: same, en: same },
};
