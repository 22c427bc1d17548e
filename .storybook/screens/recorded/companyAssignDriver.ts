import Page, { type loader } from '~/areas/company/bookings/assign-driver';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  number: '14573752',
  trip: {
    from: 'Uppsala',
    to: 'Mora',
    start: new Date('2026-11-26T06:40:00.000Z'),
    end: new Date('2026-11-28T17:46:00.000Z'),
  },
  drivers: [{ userId: 5, name: 'Dana Förare', hindrances: [] }],
  driverUserId: 5,
  revision: '57VwJV0TYzfsoqDeH3GGX7',
  canSwapBus: false,
  isOver: false,
  onCall: { number: '+46846500499', text: '08-465 004 99' },
  next: null,
  saved: { driverUserId: '5' },
  values: { driverUserId: '5' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAssignDriver: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/booking/assign-driver/14573752',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Förare för bokning 14573752' },
    en: { ...same, title: 'Driver for booking 14573752' },
  },
};
