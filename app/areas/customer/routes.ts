import { accountScreens } from './account/routes';
import { bookingScreens } from './bookings/routes';
import { changeScreens } from './changes/routes';
import { locationScreens } from './location/routes';
import { quoteScreens } from './quotes/routes';
import { ratingScreens } from './rating/routes';
import { missingBusScreens } from './missing-bus/routes';
import { tripLinkScreens } from './trip-link/routes';
import { reservationScreens } from './reservation/routes';

export const customerScreens = {
  ...reservationScreens,
  ...bookingScreens,
  ...changeScreens,
  ...accountScreens,
  ...quoteScreens,
  ...ratingScreens,
  ...missingBusScreens,
  ...locationScreens,
  ...tripLinkScreens,
};
