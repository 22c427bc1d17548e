import Page, { type loader } from '~/areas/customer/bookings/cancel';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  view: {
    orderNumber: '82181744',
    bookingNumber: '92717552',
    othersRun: false,
    from: 'Uppsala',
    to: 'Örebro',
    departure: new Date('2026-11-30T06:30:00.000Z'),
    isHeld: false,
    tiers: [
      { hours: 72, basisPoints: 3000 },
      { hours: 24, basisPoints: 7500 },
    ],
    terms: { bookings: [{ number: '92717552', total: 2378099, fee: 0, refund: 2378099 }], fee: 0, refund: 2378099 },
    takenBack: 0,
    refusal: null,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const cancelBooking: ScreenOf<Loaded> = {
  Page,
  path: '/booking/cancel/92717552',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Avboka bokning 92717552', heading: 'Avboka bokning 92717552' },
    en: { ...same, title: 'Cancel booking 92717552', heading: 'Cancel booking 92717552' },
  },
};
