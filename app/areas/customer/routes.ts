import { accountScreens } from './account/routes';
import { bookingScreens } from './bookings/routes';
import { ratingScreens } from './rating/routes';
import { reservationScreens } from './reservation/routes';

export const customerScreens = { ...reservationScreens, ...bookingScreens, ...accountScreens, ...ratingScreens };
