/** What those see of a booking who run it, and those who look after all. */
export { bookingListSpec, readBookings, whenOf } from './booking-list';
export { bookingPage, type HandledBooking } from './booking-page';
export { adminBookingPage } from './admin-booking-page';
export { adminOrderPage } from './admin-order-page';
