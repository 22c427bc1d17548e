import { bookingColumns } from '~/nouns/bookings/booking-columns';
import { to } from '~/to';

/** Everybody's bookings, on their page and in its file. */
export const adminBookingColumns = bookingColumns((number) => to.adminBooking(number), true);
