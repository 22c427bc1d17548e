import Page, { type loader } from '~/areas/driver/journey';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Uppsala – Mora',
  sheet: {
    number: '28049914',
    bookingNumber: '16023244',
    status: 'finished',
    shown: 'waitsForReturn',
    hasReturn: true,
    isCanceled: false,
    from: 'Uppsala',
    to: 'Mora',
    departure: new Date('2026-11-24T07:00:00.000Z'),
    pickupAt: new Date('2026-11-24T06:45:00.000Z'),
    legs: [
      {
        direction: 'outbound',
        departure: new Date('2026-11-24T07:00:00.000Z'),
        arrival: new Date('2026-11-24T10:41:00.000Z'),
        stops: [
          {
            name: 'Uppsala',
            street: 'Stationsgatan 1',
            lat: 59.85882,
            lon: 17.63889,
            stopType: 'pickUp',
            arrival: null,
            departure: new Date('2026-11-24T07:00:00.000Z'),
          },
          {
            name: 'Mora',
            street: 'Storgatan 12',
            lat: 61.00704,
            lon: 14.54316,
            stopType: 'dropOff',
            arrival: new Date('2026-11-24T10:41:00.000Z'),
            departure: null,
          },
        ],
      },
      {
        direction: 'return',
        departure: new Date('2026-11-26T14:00:00.000Z'),
        arrival: new Date('2026-11-26T17:41:00.000Z'),
        stops: [
          {
            name: 'Mora',
            street: 'Storgatan 12',
            lat: 61.00704,
            lon: 14.54316,
            stopType: 'pickUp',
            arrival: null,
            departure: new Date('2026-11-26T14:00:00.000Z'),
          },
          {
            name: 'Uppsala',
            street: 'Stationsgatan 1',
            lat: 59.85882,
            lon: 17.63889,
            stopType: 'dropOff',
            arrival: new Date('2026-11-26T17:41:00.000Z'),
            departure: null,
          },
        ],
      },
    ],
    passengers: 43,
    adults: 31,
    children: 12,
    wheelchairs: 0,
    isOneOfSeveral: false,
    contact: { name: 'Petra Privatsson', phone: { number: '+46701740605', text: '070-174 06 05' } },
    comment: 'Två barnvagnar följer med.',
    specialRequests: null,
    bus: { registrationNumber: 'CKC04C', model: 'Demo Touring S 49', seats: 49, drivers: 1 },
    leaves: { at: new Date('2026-11-24T06:39:59.000Z'), from: 'Depå' },
    back: new Date('2026-11-26T17:45:43.000Z'),
    driver: { name: 'Dana Förare', phone: null },
    needsDriver: false,
    isDriverDue: false,
    emergencyPhone: { number: '+46701740616', text: '070-174 06 16' },
    reports: [
      { to: 'started', at: new Date('2026-11-24T06:40:00.000Z') },
      { to: 'finished', at: new Date('2026-11-24T10:00:00.000Z') },
    ],
    terminationReason: null,
    deviations: [],
    acts: ['startReturn', 'terminate'],
    startsFrom: new Date('2026-11-24T04:45:00.000Z'),
    isTooEarly: false,
    early: {},
    justReportedFor: 0,
    takesBack: null,
  },
  readAt: new Date('2026-11-24T10:05:00.000Z'),
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const driverJourney: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/driver/journey/28049914',
  user: { id: 5, name: 'Dana Förare', roles: ['DRIVER'], home: '/dashboard/driver' },
  loaded: {
    sv: same,
    en: same,
  },
};
