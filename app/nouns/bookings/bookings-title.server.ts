import { whenOf } from '@bff/areas/bookings';
import type { Translate } from '~/i18n/text-keys';

/** «Bookings: Upcoming»: a list of bookings and its open tab. */
export const bookingsTitle = (t: Translate) => (query: Parameters<typeof whenOf>[0]) =>
  `${t('bookings:list.title')}: ${t(`bookings:list.when.${whenOf(query)}`)}`;
