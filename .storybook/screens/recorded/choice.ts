import Page, { type loader } from '~/areas/customer/bookings/choice';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  view: {
    status: 'waiting',
    amount: 1113801,
    deadline: new Date('2026-11-26T08:51:33.230Z'),
    newBookingNumber: null,
    bookingNumber: '80259021',
    operator: 'Demobuss Uppsala AB',
    from: 'Uppsala',
    to: 'Avesta',
    departure: new Date('2026-12-09T07:00:00.000Z'),
  },
  buses: [
    {
      vehicleId: 17,
      companyName: 'Demobuss Uppsala AB',
      isOwn: true,
      busType: 'touristBus',
      model: 'Modell Comfort 49',
      seats: 49,
      startMetres: 1255,
      emissionsGrams: 178620,
    },
    {
      vehicleId: 18,
      companyName: 'Demobuss Uppsala AB',
      isOwn: true,
      busType: 'touristBus',
      model: 'Modell Comfort 50',
      seats: 50,
      startMetres: 2035,
      emissionsGrams: 110802,
    },
    {
      vehicleId: 353,
      companyName: 'Demobuss Märsta AB',
      isOwn: false,
      busType: 'touristBus',
      model: 'Demo Touring 49',
      seats: 49,
      startMetres: 35456,
      emissionsGrams: 138366,
    },
  ],
  more: 54,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const choice: ScreenOf<Loaded> = {
  Page,
  path: '/booking/choice/80259021',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Välj vad som händer med bokning 80259021' },
    en: { ...same, title: 'Choose what happens with booking 80259021' },
  },
};
