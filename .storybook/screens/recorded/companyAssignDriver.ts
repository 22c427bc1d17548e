import Page, { type loader } from '~/areas/company/bookings/assign-driver';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  number: '56776255',
  drivers: [{ userId: 5, name: 'Dana Förare', hindrances: [] }],
  driverUserId: 5,
  revision: '57VwJV0TYzfsoqDeH3GGX7',
  canSwapBus: true,
  isOver: false,
  onCall: null,
  saved: { driverUserId: '5' },
  values: { driverUserId: '5' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAssignDriver: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/booking/assign-driver/56776255',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Förare för bokning 56776255' },
    en: { ...same, title: 'Driver for booking 56776255' },
  },
};
