import Page, { type loader } from '~/areas/customer/purchases/cancel';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  view: {
    orderNumber: '28585032',
    bookingNumber: null,
    isOnly: true,
    othersRun: false,
    from: 'Uppsala',
    to: 'Örebro',
    departure: new Date('2026-12-02T06:30:00.000Z'),
    isHeld: false,
    hold: null,
    tiers: [
      { hours: 72, basisPoints: 3000 },
      { hours: 24, basisPoints: 7500 },
    ],
    terms: { bookings: [{ number: '83887729', total: 2378099, fee: 0, refund: 2378099 }], fee: 0, refund: 2378099 },
    takenBack: 0,
    refusal: null,
  },
  cameFrom: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const cancelPurchase: ScreenOf<Loaded> = {
  Page,
  path: '/purchases/cancel/28585032',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Avboka order 28585032', heading: 'Avboka order 28585032' },
    en: { ...same, title: 'Cancel order 28585032', heading: 'Cancel order 28585032' },
  },
};
