import Page, { type loader } from '~/areas/company/bookings/swap-vehicle';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  number: '16023244',
  buses: [
    {
      id: 19,
      registrationNumber: 'CWK61M',
      busType: 'touristBus',
      model: 'Demo Touring S 45',
      seats: 45,
      wheelchairPlaces: 0,
    },
  ],
  revision: 'icAM0TG-Edz0l6Z3vWKWlq',
  isOver: true,
  values: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companySwapVehicle: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/booking/swap-vehicle/16023244',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Byt buss för bokning 16023244' },
    en: { ...same, title: 'Change the bus of booking 16023244' },
  },
};
