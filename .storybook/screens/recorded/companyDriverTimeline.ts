import Page, { type loader } from '~/areas/company/drivers/timeline';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  today: '2026-11-27',
  view: 'month',
  day: '2026-11-27',
  period: {
    view: 'month',
    day: '2026-11-27',
    firstDay: '2026-11-01',
    afterDay: '2026-12-01',
    start: 1793487600000,
    end: 1796079600000,
    lastDay: '2026-11-30',
    before: '2026-10-31',
  },
  ticks: [
    { start: 1793487600000, end: 1793574000000, local: '2026-11-01' },
    { start: 1793574000000, end: 1793660400000, local: '2026-11-02' },
    { start: 1793660400000, end: 1793746800000, local: '2026-11-03' },
    { start: 1793746800000, end: 1793833200000, local: '2026-11-04' },
    { start: 1793833200000, end: 1793919600000, local: '2026-11-05' },
    { start: 1793919600000, end: 1794006000000, local: '2026-11-06' },
    { start: 1794006000000, end: 1794092400000, local: '2026-11-07' },
    { start: 1794092400000, end: 1794178800000, local: '2026-11-08' },
    { start: 1794178800000, end: 1794265200000, local: '2026-11-09' },
    { start: 1794265200000, end: 1794351600000, local: '2026-11-10' },
    { start: 1794351600000, end: 1794438000000, local: '2026-11-11' },
    { start: 1794438000000, end: 1794524400000, local: '2026-11-12' },
    { start: 1794524400000, end: 1794610800000, local: '2026-11-13' },
    { start: 1794610800000, end: 1794697200000, local: '2026-11-14' },
    { start: 1794697200000, end: 1794783600000, local: '2026-11-15' },
    { start: 1794783600000, end: 1794870000000, local: '2026-11-16' },
    { start: 1794870000000, end: 1794956400000, local: '2026-11-17' },
    { start: 1794956400000, end: 1795042800000, local: '2026-11-18' },
    { start: 1795042800000, end: 1795129200000, local: '2026-11-19' },
    { start: 1795129200000, end: 1795215600000, local: '2026-11-20' },
    { start: 1795215600000, end: 1795302000000, local: '2026-11-21' },
    { start: 1795302000000, end: 1795388400000, local: '2026-11-22' },
    { start: 1795388400000, end: 1795474800000, local: '2026-11-23' },
    { start: 1795474800000, end: 1795561200000, local: '2026-11-24' },
    { start: 1795561200000, end: 1795647600000, local: '2026-11-25' },
    { start: 1795647600000, end: 1795734000000, local: '2026-11-26' },
    { start: 1795734000000, end: 1795820400000, local: '2026-11-27' },
    { start: 1795820400000, end: 1795906800000, local: '2026-11-28' },
    { start: 1795906800000, end: 1795993200000, local: '2026-11-29' },
    { start: 1795993200000, end: 1796079600000, local: '2026-11-30' },
  ],
  rows: [
    {
      driverUserId: null,
      name: null,
      isDriver: false,
      lanes: 1,
      bars: [
        {
          bookingNumber: '49077894',
          from: 'Uppsala',
          to: 'Stockholm',
          start: 1795759800000,
          end: 1795809960000,
          lane: 0,
        },
      ],
    },
    {
      driverUserId: 5,
      name: 'Dana Förare',
      isDriver: true,
      lanes: 1,
      bars: [
        { bookingNumber: '97135107', from: 'Uppsala', to: 'Gävle', start: 1793691600000, end: 1793727000000, lane: 0 },
        {
          bookingNumber: '10302263',
          from: 'Uppsala',
          to: 'Stockholm',
          start: 1793976000000,
          end: 1794006360000,
          lane: 0,
        },
        {
          bookingNumber: '29595543',
          from: 'Uppsala',
          to: 'Västerås',
          start: 1794638220000,
          end: 1794674820000,
          lane: 0,
        },
      ],
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDriverTimeline: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/drivers?view=month',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: { sv: { ...same, title: 'Förarschema' }, en: { ...same, title: 'Driver schedule' } },
};
