import { accountScreens } from './account/routes';
import { bookingScreens } from './bookings/routes';
import { reservationScreens } from './reservation/routes';

export const customerScreens = { ...reservationScreens, ...bookingScreens, ...accountScreens };
