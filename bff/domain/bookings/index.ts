export { announceRefund } from './announce-refund';
export { mailFailedPayment } from './booking-mail';
export { assignDriver, type DriverChoice, driverChoices } from './assign-driver';
export type { TripInShort } from './trip-in-short';
export {
  BOOKING_SORTS,
  BOOKING_WHENS,
  type BookingListQuery,
  type BookingSummary,
  type BookingWhen,
} from './booking-list.store';
export {
  type BookingEventLine,
  type ChangeEvent,
  changeEvents,
  historyOfBooking,
  type PlannedPiece,
  piecesOf,
  thingsOf,
} from './booking-handling.store';
export { COUNTED_BOOKINGS, type CountedBookings } from './counted-bookings.store';
export { BOOKING_PROBLEMS, type BookingProblem, driverProblem, isToBeDriven } from './booking-problem';
export { type Standing, standingOf } from './standing';
export { standingOfOrders } from './standing-of-orders.store';
export { bookingPolicy } from './booking.policy';
export { FIRM } from './booking-states';
export { type BookingStatus, CONFIRMED, HOLDING, isCalledOff, isConfirmed, isHolding } from './booking-states';
export { askingCustomer } from './buying-customer';
export { cancelRefusal, cancelsAlone, cancelsWhole } from './cancel-refusal';
export { cancelOrder, cancellationTerms, type CancelRequest } from './cancel-order';
export type { CanceledTerms, CancellationTerms, OfferedTerms } from './cancellation-terms';
export { openChoices } from './choice.store';
export { orderedTrip, type ReplacementBus, replacementBuses } from './replacement-buses';
export { type SettledChoice, settleChoice, settleOverdueChoices, type WantedChoice } from './settle-choice';
export { changePassengers, passengersRevision } from './change-passengers';
export { acceptChange, rejectChange } from './answer-change';
export { changeTrip, payChange } from './change-trip';
export { expireChanges, withdrawChange } from './end-change';
export {
  comparedVersion,
  type ComparedVersion,
  type ChangeProposal,
  changeProposal,
  changeStatus,
  type EarlierTrip,
  earlierTrips,
  lastRejection,
  proposedChanges,
  waitingChange,
} from './see-changes';
export { type PlannedChange, planChange, type ProposalReason, seeChangeable, type WantedTrip } from './plan-change';
export { legsOfVersion, type TripVersion } from './trip-version';
export { versionIn } from './version-in-language';
export { mustBeChangeable, type WhoChanges, whoChanges } from './changeable';
export { isOfOtherPassengers } from './other-passengers';
export type { CompanyTrip } from './company-trip.store';
export { upcomingTripsOfCompany } from './company-trips';
export {
  type CustomerWithBookings,
  customerMoney,
  customerPayments,
  customerWithBookings,
} from './customer-with-bookings';
export type { CustomerMoney, CustomerPayment } from './customer-payments.store';
export type { DriverHindrance } from './driver-rules';
export { driverSchedule } from './driver-schedule';
export type { DriverTrip } from './driver-schedule.store';
export { expireHolds, holdBacklog } from './expire-holds';
export { canBeExtended, extendHold } from './extend-hold';
export { companyTerms, type PickedVehicle, pickedVehicles } from './held-vehicle.store';
export { holdOffer, holdQuote, whyNotHeld } from './hold-offer';
export { prepareHold } from './prepare-hold';
export { type OrderedQuotes, registerOrderedQuotes } from './quote-port';
export {
  type BookingChoiceDetails,
  type BookingDetails,
  type OrderDetails,
  type OrderDispute,
  type OrderPayment,
  type OrderRefund,
  wasConfirmed,
} from './order-details';
export { orderIn } from './order-in-language';
export { onlyNumber } from './only-number';
export { findOrderNumber, readOrderDetails } from './order-details.store';
export {
  countBookings,
  departuresToday,
  listBookings,
  sumBookings,
  type TripToday,
  undrivenTrips,
} from './list-bookings';
export { type RefundState, type Repaid, repaidOf } from './repaid';
export { listOrders, sumOrders } from './list-orders';
export { organisationOrders, organisationSpending } from './organisation-orders';
export { type OrderListQuery, type OrderOwner, type OrderSummary, type Spending, spendingIn } from './order-list.store';
export { FIRST_PENALTY_HOURS, operatorPenalty, penaltyStep } from './operator-penalty';
export { lastUnitOf } from './last-unit.store';
export { ownChoices } from './own-choices.store';
export { type HeldForTrip, type OwnHold, ownHolds, ownHoldsOf } from './own-holds.store';
export { ownOrders } from './own-orders';
export { orderPaymentsOfBookings } from './order-payments';
export { buyerOf, orderReceiptPdf, receiptForMail } from './order-receipt';
export { addressesOf, legsOf, type LegStop, liveBookings, type OrderLeg, tripOf } from './order-trip';
export { personalDataOfBookings, personalDataOfCancellations, personalDataOfJourneys } from './personal-data';
export { completeReservation, mailPayLink, type ReservationDetails, startPayment } from './reservation';
export { tripsDeparting } from './departing.store';
export { seeBooking, seeHandled, seeOrder } from './see-order';
export { bookingToSend, sendAgain, type SentAgain, sentAgainOf } from './send-again';
export { lockBooking, startBooking, takeBackStart } from './start-booking';
export { busChoices, type BusHindrance, swapVehicle } from './swap-vehicle';
export type { OtherBus } from './swap-vehicle.store';
export { takenBackOf } from './taken-back';
