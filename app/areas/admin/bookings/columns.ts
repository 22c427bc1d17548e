import { bookingColumns } from '~/nouns/bookings/booking-columns';
import { to } from '~/to';

/** The columns of all bookings. */
export const adminBookingColumns = bookingColumns((number) => to.adminBooking(number), true);
