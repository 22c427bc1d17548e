import Page, { type loader } from '~/areas/company/bookings/swap-vehicle';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  number: '56776255',
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
  others: [
    {
      id: 17,
      registrationNumber: 'CNN23F',
      busType: 'touristBus',
      model: 'Modell Comfort 49',
      seats: 49,
      wheelchairPlaces: 0,
      hindrances: [
        {
          kind: 'busy',
          with: 'booked',
          bookingNumber: '45374014',
          start: new Date('2026-11-27T06:10:00.000Z'),
          end: new Date('2026-11-27T20:36:00.000Z'),
        },
      ],
    },
    {
      id: 18,
      registrationNumber: 'CRZ42J',
      busType: 'touristBus',
      model: 'Modell Comfort 50',
      seats: 50,
      wheelchairPlaces: 2,
      hindrances: [
        {
          kind: 'busy',
          with: 'externallyLocked',
          bookingNumber: null,
          start: new Date('2026-11-26T05:45:00.000Z'),
          end: new Date('2026-11-26T15:45:00.000Z'),
        },
      ],
    },
  ],
  passengers: 43,
  wheelchairs: 0,
  revision: 'icAM0TG-Edz0l6Z3vWKWlq',
  isOver: true,
  onCall: null,
  values: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companySwapVehicle: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/booking/swap-vehicle/56776255',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Byt buss för bokning 56776255' },
    en: { ...same, title: 'Change the bus of booking 56776255' },
  },
};
