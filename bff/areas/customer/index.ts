export { bookingDetails, type BookingView, type OnTheDay } from './booking-details';
export { bookingList, type BookingList, type BookingListRow, PAGE_SIZE, wholeBookingList } from './booking-list';
export { type BookingListQuery, parseBookingListQuery, WHENS } from './booking-list-query';
export { cancellation, type CancellationSubject, type CancellationView } from './cancellation';
export { calendarFile, receiptFile } from './documents';
export type { PaymentView, ReceiptState, RefundView } from './payment-view';
export { type PurchasedBus, purchaseDetails, type PurchaseView } from './purchase-details';
export type { PriceView, TripView } from './trip-view';
