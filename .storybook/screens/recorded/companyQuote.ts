import Page, { type loader } from '~/areas/company/quote-requests/quote';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 7,
  number: '26782961',
  trip: {
    type: 'round-trip',
    stops: [
      { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
      {
        place: { id: 'se-sandviken', name: 'Sandviken', country: 'SE', lat: 60.61667, lon: 16.76667 },
        dwellSeconds: 0,
      },
    ],
    departure: new Date('2026-12-31T06:30:00.000Z'),
    return: new Date('2026-12-31T18:00:00.000Z'),
    adults: 44,
    children: 0,
    wheelchairs: 0,
  },
  canQuote: true,
  buses: [
    {
      id: 19,
      name: 'CWK61M Demo Touring S 45',
      seats: 45,
      isFree: true,
      startMetres: 1255,
      drivers: 1,
      leaves: new Date('2026-12-31T06:09:59.000Z'),
      back: new Date('2026-12-31T19:42:21.000Z'),
      advice: [],
      listPrice: 1040788,
      lines: [
        { kind: 'vehicleTime', quantity: 17100, unit: 's', rate: 47900, amount: 227525 },
        { kind: 'distance', quantity: 233221, unit: 'm', rate: 1900, amount: 443120 },
        { kind: 'driverTime', quantity: 17100, unit: 's', rate: 39500, amount: 187625 },
        { kind: 'standby', quantity: 31960, unit: 's', rate: 19800, amount: 175780 },
        { kind: 'obWeekday', quantity: 6141, unit: 's', rate: 3950, amount: 6738 },
      ],
      withTwo: {
        leaves: new Date('2026-12-31T06:09:59.000Z'),
        back: new Date('2026-12-31T19:42:21.000Z'),
        listPrice: 1410931,
        lines: [
          { kind: 'vehicleTime', quantity: 17100, unit: 's', rate: 47900, amount: 227525 },
          { kind: 'distance', quantity: 233221, unit: 'm', rate: 1900, amount: 443120 },
          { kind: 'driverTime', quantity: 34200, unit: 's', rate: 39500, amount: 375250 },
          { kind: 'standby', quantity: 63920, unit: 's', rate: 19800, amount: 351560 },
          { kind: 'obWeekday', quantity: 12282, unit: 's', rate: 3950, amount: 13476 },
        ],
      },
    },
    {
      id: 18,
      name: 'CRZ42J Modell Comfort 50',
      seats: 50,
      isFree: false,
      startMetres: 2035,
      drivers: 1,
      leaves: new Date('2026-12-31T06:06:56.000Z'),
      back: new Date('2026-12-31T19:45:24.000Z'),
      advice: [],
      listPrice: 1064321,
      lines: [
        { kind: 'vehicleTime', quantity: 18000, unit: 's', rate: 47900, amount: 239500 },
        { kind: 'distance', quantity: 234001, unit: 'm', rate: 1900, amount: 444602 },
        { kind: 'driverTime', quantity: 18000, unit: 's', rate: 39500, amount: 197500 },
        { kind: 'standby', quantity: 31960, unit: 's', rate: 19800, amount: 175780 },
        { kind: 'obWeekday', quantity: 6324, unit: 's', rate: 3950, amount: 6939 },
      ],
      withTwo: {
        leaves: new Date('2026-12-31T06:06:56.000Z'),
        back: new Date('2026-12-31T19:45:24.000Z'),
        listPrice: 1444540,
        lines: [
          { kind: 'vehicleTime', quantity: 18000, unit: 's', rate: 47900, amount: 239500 },
          { kind: 'distance', quantity: 234001, unit: 'm', rate: 1900, amount: 444602 },
          { kind: 'driverTime', quantity: 36000, unit: 's', rate: 39500, amount: 395000 },
          { kind: 'standby', quantity: 63920, unit: 's', rate: 19800, amount: 351560 },
          { kind: 'obWeekday', quantity: 12648, unit: 's', rate: 3950, amount: 13878 },
        ],
      },
    },
    {
      id: 16,
      name: 'CKC04C Demo Touring S 49',
      seats: 49,
      isFree: false,
      startMetres: 1255,
      drivers: 1,
      leaves: new Date('2026-12-31T06:09:59.000Z'),
      back: new Date('2026-12-31T19:42:21.000Z'),
      advice: [],
      listPrice: 1040788,
      lines: [
        { kind: 'vehicleTime', quantity: 17100, unit: 's', rate: 47900, amount: 227525 },
        { kind: 'distance', quantity: 233221, unit: 'm', rate: 1900, amount: 443120 },
        { kind: 'driverTime', quantity: 17100, unit: 's', rate: 39500, amount: 187625 },
        { kind: 'standby', quantity: 31960, unit: 's', rate: 19800, amount: 175780 },
        { kind: 'obWeekday', quantity: 6141, unit: 's', rate: 3950, amount: 6738 },
      ],
      withTwo: {
        leaves: new Date('2026-12-31T06:09:59.000Z'),
        back: new Date('2026-12-31T19:42:21.000Z'),
        listPrice: 1410931,
        lines: [
          { kind: 'vehicleTime', quantity: 17100, unit: 's', rate: 47900, amount: 227525 },
          { kind: 'distance', quantity: 233221, unit: 'm', rate: 1900, amount: 443120 },
          { kind: 'driverTime', quantity: 34200, unit: 's', rate: 39500, amount: 375250 },
          { kind: 'standby', quantity: 63920, unit: 's', rate: 19800, amount: 351560 },
          { kind: 'obWeekday', quantity: 12282, unit: 's', rate: 3950, amount: 13476 },
        ],
      },
    },
  ],
  values: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyQuote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/quote-requests/quote/7',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Offert på förfrågan 26782961' },
    en: { ...same, title: 'Quote for request 26782961' },
  },
};
