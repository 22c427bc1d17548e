/** What operators and administrators see of a booking. */
export { allBookingsSpec, bookingListSpec, readAllBookings, readBookings, whenOf } from './booking-list';
export { bookingPage, type HandledBooking, type HandledTrip } from './booking-page';
export { type AdminBookingPage, adminBookingPage } from './admin-booking-page';
export { adminOrderPage, type OrderedBus } from './admin-order-page';
export type { ListedDeviation } from './listed-deviation';
export type { LostRefund } from './listed-refund';
export { tripsOfDriver } from './trips-of-driver';
export { nextWithoutDriver } from './next-without-driver';
