import { screen } from '../../../screen';

const file = (name: string) => `areas/customer/trip-link/${name}`;
/** The secret in the address is as good as a password. */
const link = { area: 'open', secretParams: ['token'] } as const;

export const tripLinkScreens = {
  shareTrip: screen('booking/share/:id', file('share-trip.tsx'), { area: 'general', back: 'booking/list' }),
  sharedTrip: screen('trip/:token', file('shared-trip.tsx'), link),
  sharedTripLive: screen('trip/:token/live', file('shared-trip-live.ts'), link),
};
