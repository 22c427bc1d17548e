/** Documents of a booked trip: receipt, calendar. They contain what they are given; receipts are stored as issued. */
export {
  abroadOf,
  cancellationTermSchema,
  instantSchema,
  isTaxed,
  oreSchema,
  tripBusSchema,
  tripPriceSchema,
  tripSchema,
  type CancellationTerm,
  type Trip,
  type TripLeg,
  type TripPrice,
  type TripStop,
} from './trip';
export { departureOf, passengersText, tripName } from './trip-words';
export { bookingCalendar, type BookingCalendar } from './booking-calendar';
export type { Receipt, ReceiptLine, ReceiptPayment } from './receipt';
export { issuedReceipt, type IssuedReceipt, issueReceipt, reissueReceipt } from './issued-receipt';
export type { PdfPage } from './pdf-page';
export { startPdf } from './start-pdf';
export { receiptPdf } from './receipt-pdf';
export { samplePrice, sampleTrip } from './sample-trip';
