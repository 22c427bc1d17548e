import Page, { type loader } from '~/areas/company/bookings/swap-vehicle';
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
          bookingNumber: '51978369',
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
  onCall: { number: '+46846500499', text: '08-465 004 99' },
  values: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companySwapVehicle: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/booking/swap-vehicle/14573752',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Byt buss för bokning 14573752' },
    en: { ...same, title: 'Change the bus of booking 14573752' },
  },
};
