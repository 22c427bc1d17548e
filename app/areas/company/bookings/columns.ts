import { bookingColumns } from '~/nouns/bookings/booking-columns';
import { to } from '~/to';

/** The columns of a company's bookings. */
export const companyBookingColumns = bookingColumns((number) => to.companyBooking(number), false);
