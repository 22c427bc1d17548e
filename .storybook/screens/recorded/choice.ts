import Page, { type loader } from '~/areas/customer/bookings/choice';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  view: {
    status: 'waiting',
    amount: 1117886,
    deadline: new Date('2026-11-28T06:23:32.714Z'),
    newBookingNumber: null,
    bookingNumber: '59694687',
    isOnly: true,
    operator: 'Demobuss Uppsala AB',
    from: 'Uppsala',
    to: 'Avesta',
    departure: new Date('2026-12-11T07:00:00.000Z'),
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
  path: '/booking/choice/59694687',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Välj vad som händer med resan' },
    en: { ...same, title: 'Choose what happens with your trip' },
  },
};
