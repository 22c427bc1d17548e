import Page, { type loader } from '~/areas/customer/trip-link/share-trip';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  bookingNumber: '83887729',
  trip: {
    from: 'Uppsala',
    to: 'Gävle',
    departure: new Date('2026-11-28T14:00:00.000Z'),
    busType: 'touristBus',
    companyId: 1,
  },
  canBeShared: true,
  link: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const shareTrip: ScreenOf<Loaded> = {
  Page,
  path: '/booking/share/83887729',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: { sv: { ...same, title: 'Dela resan' }, en: { ...same, title: 'Share the trip' } },
};
