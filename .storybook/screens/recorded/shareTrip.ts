import Page, { type loader } from '~/areas/customer/trip-link/share-trip';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const shareTrip = recorded<typeof loader>({
  Page,
  path: '/booking/share/75130187',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  same: { bookingNumber: '75130187', canBeShared: true, link: null },
  sv: { title: 'Dela resan' },
  en: { title: 'Share the trip' },
});
