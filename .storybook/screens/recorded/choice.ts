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
    booked: { busType: 'touristBus', model: 'Demo Touring S 45', seats: 45, fuelType: 'hvo100' },
    operator: 'Demobuss Uppsala AB',
    from: 'Uppsala',
    to: 'Avesta',
    departure: new Date('2026-12-11T07:00:00.000Z'),
  },
  buses: [
    {
      vehicleId: 17,
      companyId: 5,
      companyName: 'Demobuss Uppsala AB',
      rating: 4.2,
      ratings: 31,
      isOwn: true,
      busType: 'touristBus',
      model: 'Modell Comfort 49',
      seats: 49,
      wheelchairPlaces: 1,
      fuelType: 'diesel',
      startMetres: 1255,
      emissionsGrams: 178620,
      equipment: ['airConditioning', 'luggageSpace', 'seatBelts', 'toilet', 'usbSockets', 'wifi'],
      accessibility: [{ id: 1, code: 'wheelchairLift', nameSv: 'Rullstolslyft', nameEn: 'Wheelchair lift' }],
      lacks: { equipment: [], accessibility: [] },
    },
    {
      vehicleId: 18,
      companyId: 5,
      companyName: 'Demobuss Uppsala AB',
      rating: 4.2,
      ratings: 31,
      isOwn: true,
      busType: 'touristBus',
      model: 'Modell Comfort 50',
      seats: 50,
      wheelchairPlaces: 0,
      fuelType: 'hvo100',
      startMetres: 2035,
      emissionsGrams: 110802,
      equipment: ['luggageSpace', 'seatBelts'],
      accessibility: [],
      lacks: {
        equipment: ['toilet', 'wifi'],
        accessibility: [{ id: 1, code: 'wheelchairLift', nameSv: 'Rullstolslyft', nameEn: 'Wheelchair lift' }],
      },
    },
    {
      vehicleId: 353,
      companyId: 71,
      companyName: 'Demobuss Märsta AB',
      rating: null,
      ratings: 0,
      isOwn: false,
      busType: 'touristBus',
      model: 'Demo Touring 49',
      seats: 49,
      wheelchairPlaces: 0,
      fuelType: 'hvo100',
      startMetres: 35456,
      emissionsGrams: 138366,
      equipment: ['seatBelts', 'toilet', 'wifi'],
      accessibility: [],
      lacks: {
        equipment: [],
        accessibility: [{ id: 1, code: 'wheelchairLift', nameSv: 'Rullstolslyft', nameEn: 'Wheelchair lift' }],
      },
    },
  ],
  more: { count: 54, first: 354 },
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
