import Page, { type loader } from '~/areas/company/occupancy/timeline';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  today: '2026-11-27',
  query: { view: 'week', day: '2026-11-27', text: '', depot: '', isList: false },
  period: {
    view: 'week',
    day: '2026-11-27',
    firstDay: '2026-11-23',
    afterDay: '2026-11-30',
    start: 1795388400000,
    end: 1795993200000,
    lastDay: '2026-11-29',
    before: '2026-11-22',
  },
  ticks: [
    { start: 1795388400000, end: 1795474800000, local: '2026-11-23' },
    { start: 1795474800000, end: 1795561200000, local: '2026-11-24' },
    { start: 1795561200000, end: 1795647600000, local: '2026-11-25' },
    { start: 1795647600000, end: 1795734000000, local: '2026-11-26' },
    { start: 1795734000000, end: 1795820400000, local: '2026-11-27' },
    { start: 1795820400000, end: 1795906800000, local: '2026-11-28' },
    { start: 1795906800000, end: 1795993200000, local: '2026-11-29' },
  ],
  rows: [
    {
      id: 16,
      registrationNumber: 'CKC04C',
      model: 'Demo Touring S 49',
      seats: 49,
      lanes: 1,
      bars: [
        { id: 430, kind: 'externallyLocked', start: 1795501800000, end: 1795541400000, lane: 0 },
        { id: 9940, kind: 'booked', start: 1795675200000, end: 1795889760000, lane: 0, bookingNumber: '75653063' },
        { id: 431, kind: 'externallyLocked', start: 1795925700000, end: 1795968900000, lane: 0 },
      ],
    },
    {
      id: 17,
      registrationNumber: 'CNN23F',
      model: 'Modell Comfort 49',
      seats: 49,
      lanes: 1,
      bars: [
        { id: 464, kind: 'externallyLocked', start: 1795500000000, end: 1795523400000, lane: 0 },
        { id: 465, kind: 'externallyLocked', start: 1795580100000, end: 1795623300000, lane: 0 },
        { id: 9944, kind: 'booked', start: 1795759800000, end: 1795811760000, lane: 0, bookingNumber: '49077894' },
      ],
    },
    {
      id: 18,
      registrationNumber: 'CRZ42J',
      model: 'Modell Comfort 50',
      seats: 50,
      lanes: 1,
      bars: [
        { id: 486, kind: 'externallyLocked', start: 1795671900000, end: 1795707900000, lane: 0 },
        { id: 487, kind: 'externallyLocked', start: 1795924800000, end: 1795948200000, lane: 0 },
      ],
    },
  ],
  depots: [
    { id: 6, name: 'Depå Centrum' },
    { id: 7, name: 'Depå Norr' },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyOccupancy: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/occupancy',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: { sv: { ...same, title: 'Beläggning' }, en: { ...same, title: 'Occupancy' } },
};
