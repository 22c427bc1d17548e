import Page, { type loader } from '~/areas/customer/changes/change-book';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  change: {
    bookingNumber: '57296097',
    orderNumber: '75131276',
    from: 'Uppsala',
    to: 'Örebro',
    departure: new Date('2026-12-02T06:30:00.000Z'),
    adults: 22,
    children: 0,
    wheelchairs: 1,
    revision: 'no6G3HUNTNsf84eiKRzJn2',
    seats: 57,
    refusal: null,
    routeRefusal: null,
    isOfSeveralBuses: false,
    route: {
      stops: [
        { name: 'Uppsala', street: 'Stationsgatan 1', homeStreet: null, dwellSeconds: 0 },
        { name: 'Örebro', street: 'Storgatan 12', homeStreet: null, dwellSeconds: 0 },
      ],
      departure: new Date('2026-12-02T06:30:00.000Z'),
      return: new Date('2026-12-02T18:00:00.000Z'),
      hasReturn: true,
      isDayTrip: true,
    },
    waiting: null,
    rejection: null,
  },
  saved: { adults: '22', children: '0', wheelchairs: '1' },
  passengers: { adults: '22', children: '0', wheelchairs: '1' },
  route: {
    values: {
      stops: [
        { stop: 'Uppsala', street: 'Stationsgatan 1', homeStreet: '', wait: '0' },
        { stop: '', street: '', wait: '' },
        { stop: 'Örebro', street: 'Storgatan 12', homeStreet: '', wait: '0' },
      ],
      departure: '2026-12-02T07:30',
      return: '2026-12-02T19:00',
      adults: '22',
      children: '0',
      wheelchairs: '1',
    },
    errors: [],
    choices: [],
    planned: null,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const changeBooking: ScreenOf<Loaded> = {
  Page,
  path: '/booking/change-book?booking=57296097',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: { sv: { ...same, title: 'Ändra bokningen' }, en: { ...same, title: 'Change the booking' } },
};
