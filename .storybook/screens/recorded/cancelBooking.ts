import Page, { type loader } from '~/areas/customer/bookings/cancel';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const cancelBooking = recorded<typeof loader>({
  Page,
  path: '/booking/cancel/75130187',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  same: {
    view: {
      orderNumber: '57638041',
      bookingNumber: '75130187',
      othersRun: false,
      from: 'Uppsala',
      to: 'Örebro',
      departure: new Date('2026-11-30T06:30:00.000Z'),
      isHeld: false,
      tiers: [
        { hours: 72, basisPoints: 3000 },
        { hours: 24, basisPoints: 7500 },
      ],
      terms: { bookings: [{ number: '75130187', total: 2378099, fee: 0, refund: 2378099 }], fee: 0, refund: 2378099 },
      takenBack: 0,
      refusal: null,
    },
  },
  sv: { title: 'Avboka bokning 75130187', heading: 'Avboka bokning 75130187' },
  en: { title: 'Cancel booking 75130187', heading: 'Cancel booking 75130187' },
});
