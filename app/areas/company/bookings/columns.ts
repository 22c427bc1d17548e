import { bookingColumns } from '~/nouns/bookings/booking-columns';
import { to } from '~/to';

/** A company's bookings, on their page and in its file. */
export const companyBookingColumns = bookingColumns((number) => to.companyBooking(number), false);
