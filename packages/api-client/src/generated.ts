// Made from the OpenAPI document by `npm run build:client`: change the API, not this file.
/* eslint-disable max-lines */

/** The booking created by accepting a quote. */
export interface AcceptedQuote {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
}

/** Confirms that the application has been received. The reply is sent by email. */
export interface ApplicationReceived {
  /** Current status. */
  status: 'received';
}

/** A bus company that was asked for a quote, and the status of its answer. */
export interface AskedCompany {
  /** Our id of it. */
  id: number;
  /** Name. */
  name: string;
  /** Current status. */
  status: QuoteRequestStatus;
  /** The company’s message when it declined the request. */
  message: string | null;
  /** When the request expires if the company has not answered (UTC). */
  answerBy: string;
}

/** One bus of a purchase. */
export interface BookedBus {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Current status. */
  status: BookingStatus;
  /** Number of passengers, including children. */
  passengers: number;
  /** When the bus is at the first stop (UTC). */
  pickupAt: string;
  /** Code of the type of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** Number of passenger seats. */
  seats: number;
  /** Number of drivers on the bus. */
  drivers: number;
  /** Price to the customer before tax, in öre. */
  customerPrice: number;
  /** Value added tax in öre: 6 %, or none if the trip also runs abroad. */
  tax: number;
  /** Price to the customer including tax, in öre. */
  total: number;
  /** When it was cancelled (UTC). */
  canceledAt: string | null;
  /** Fee charged for cancelling it, in öre. */
  cancellationFee: number | null;
  /** Cancellation fees, by time left until departure. */
  cancellation: CancellationTier[];
}

/** The operator’s bus that is assigned to a booking. */
export interface BookedVehicle {
  /** Registration number (number plate). */
  registrationNumber: string;
}

/** A purchase and its buses, as the customer sees it. What the operator is paid is not included. */
export interface Booking {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** One way, or there and back. */
  tripType: TripType;
  /** When the trip departs (UTC). */
  departure: string;
  /** When the return leg departs (UTC); null for a one-way trip. */
  return: string | null;
  /** Number of adult passengers. */
  adults: number;
  /** Number of children among the passengers. */
  children: number;
  /** Number of passengers in wheelchairs. */
  wheelchairs: number;
  /** Price to the customer before tax, in öre. */
  customerPrice: number;
  /** Value added tax in öre: 6 %, or none if the trip also runs abroad. */
  tax: number;
  /** Price to the customer including tax, in öre. */
  total: number;
  /** When the hold on unpaid buses expires (UTC); null once they are paid for or released. */
  holdExpiresAt: string | null;
  /** When the customer accepted the terms (UTC). */
  termsAcceptedAt: string | null;
  /** The bus company. */
  company: BookingOperator;
  /** The unit that it is for; null if none. */
  unit: BookingUnit | null;
  /** Name of the contact person. */
  contactName: string;
  /** Email address of the contact person. */
  contactEmail: string;
  /** Phone number of the contact person. Common formats are accepted; E.164 is the safest. */
  contactPhone: string;
  /** A message from the customer to the operator. */
  comment: string | null;
  /** Special requests from the customer. */
  specialRequests: string | null;
  /** The stops, in driving order. */
  stops: BookingStop[];
  /** One entry per bus. */
  bookings: BookedBus[];
  /** The payments, the newest last. */
  payments: Payment[];
  /** One entry per refund. */
  refunds: Refund[];
}

/** A confirmed booking has been cancelled, and its bus is available again. */
export interface BookingCanceledEvent {
  /** Id of the event. The same id always means the same event, even if it is sent again. */
  id: string;
  /** Type of event. */
  event: 'booking.canceled';
  /** When it happened (UTC). Of two events for the same booking, the later one applies. */
  occurredAt: string;
  /** The booking as it was at the time of the event. */
  data: OperatorBooking;
}

/** A confirmed booking has a new status, or its details have changed. */
export interface BookingChangedEvent {
  /** Id of the event. The same id always means the same event, even if it is sent again. */
  id: string;
  /** Type of event. */
  event: 'booking.changed';
  /** When it happened (UTC). Of two events for the same booking, the later one applies. */
  occurredAt: string;
  /** The booking as it was at the time of the event. */
  data: OperatorBooking;
}

/** A booking has been confirmed: it is paid for, or bought on invoice. */
export interface BookingCreatedEvent {
  /** Id of the event. The same id always means the same event, even if it is sent again. */
  id: string;
  /** Type of event. */
  event: 'booking.created';
  /** When it happened (UTC). Of two events for the same booking, the later one applies. */
  occurredAt: string;
  /** The booking as it was at the time of the event. */
  data: OperatorBooking;
}

/** What the customer fills in for a held booking before paying. */
export interface BookingDetails {
  /** Name of the contact person. */
  contactName: string;
  /** Email address of the contact person. */
  contactEmail: string;
  /** Phone number of the contact person. Common formats are accepted; E.164 is the safest. */
  contactPhone: string;
  /** Number of adult passengers. */
  adults: number;
  /** Number of children among the passengers. */
  children: number;
  /** A message from the customer to the operator. */
  comment?: string;
  /** Special requests from the customer. */
  specialRequests?: string;
  /** The unit that the purchase is for, if the customer is an organisation. */
  unitId?: number;
  /** One entry per stop of the trip, in order. */
  stops: BookingStopDetails[];
  /** Acceptance of the terms. Must be `true`. */
  terms: true;
}

/** A page of purchases. */
export interface BookingList {
  /** One entry per purchase. */
  bookings: BookingSummary[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** The bus company that operates the trip, and how to reach it. */
export interface BookingOperator {
  /** Name. */
  name: string;
  /** Email address of the contact person. */
  contactEmail: string;
  /** Phone number of the contact person. Common formats are accepted; E.164 is the safest. */
  contactPhone: string;
}

/** Status of a booked bus. Held, not yet paid for: `preliminaryBooked` (details missing), `waitingForPayment`, `paymentInitialized`, `paymentFailed`. Confirmed: `paymentSucceeded`, then `booked`; `purchased` if bought on invoice; `started` once the trip has begun, and after it. `canceled` is final. */
export type BookingStatus =
  | 'preliminaryBooked'
  | 'waitingForPayment'
  | 'paymentInitialized'
  | 'paymentFailed'
  | 'paymentSucceeded'
  | 'booked'
  | 'purchased'
  | 'started'
  | 'canceled';

/** A stop of a booked bus. */
export interface BookingStop {
  /** Name. */
  name: string;
  /** Street and number. */
  street: string | null;
  /** Street address on the return leg, if it differs from `street`: where the return ends (first stop) or begins (last stop). Empty or null otherwise; other stops and one-way trips have none. */
  homeStreet: string | null;
  /** Whether passengers board or leave here. */
  stopType: StopType;
  /** Country code (ISO 3166-1 alpha-2). */
  country: string;
  /** Latitude in degrees north, WGS 84. */
  lat: number;
  /** Longitude in degrees east, WGS 84. */
  lon: number;
  /** When the bus arrives (UTC); null at the first stop. */
  arrival: string | null;
  /** When the bus leaves the stop (UTC); null at the last stop. */
  departure: string | null;
}

/** Where exactly the bus stops, and whether passengers board or leave. */
export interface BookingStopDetails {
  /** Street and number. */
  street: string;
  /** Whether passengers board or leave here. */
  stopType: 'pickUp' | 'dropOff' | 'both';
  /** Street address on the return leg, if it differs from `street`: where the return ends (first stop) or begins (last stop). Empty or null otherwise; other stops and one-way trips have none. */
  homeStreet?: string;
}

/** A purchase as a row in a list. */
export interface BookingSummary {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Number of the first bus that has not been cancelled. */
  bookingNumber: string;
  /** Status of the first bus that has not been cancelled. */
  status: BookingStatus;
  /** When the trip departs (UTC). */
  departure: string;
  /** When the return leg departs (UTC); null for a one-way trip. */
  return: string | null;
  /** Where the trip starts. */
  from: string;
  /** Where the trip ends. */
  to: string;
  /** Number of buses. */
  buses: number;
  /** Number of passengers, including children. */
  passengers: number;
  /** Name of the company. */
  companyName: string;
  /** The unit that it is for; null if none. */
  unit: BookingUnit | null;
  /** Price to the customer including tax, in öre. */
  total: number;
  /** When the hold on unpaid buses expires (UTC); null once they are paid for or released. */
  holdExpiresAt: string | null;
}

/** An organisation’s unit that buys. */
export interface BookingUnit {
  /** Our id of it. */
  id: number;
  /** Name. */
  name: string;
  /** Cost centre that the unit’s purchases are charged to. */
  costCenter: string;
}

/** The cost of a cancellation, before or after it is made. */
export interface Cancellation {
  /** Cancellation fee, in öre. */
  fee: number;
  /** Amount to be refunded, in öre. */
  refund: number;
  /** One entry per cancelled bus. */
  bookings: CancellationOfBus[];
}

/** The share of one bus in a cancellation. */
export interface CancellationOfBus {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Price the customer paid for it including tax, in öre. */
  total: number;
  /** Cancellation fee, in öre. */
  fee: number;
  /** Amount to be refunded, in öre. */
  refund: number;
}

/** What to cancel, and the fee that the customer has agreed to. */
export interface CancellationRequest {
  /** Cancels only this bus of the purchase. Leave it out to cancel all buses. */
  bookingNumber?: string;
  /** The reason, in words for people. */
  reason?: string;
  /** The fee in öre that was shown to the customer. A higher fee is refused with `error.booking.feeChanged`. */
  agreedFee?: number;
}

/** Share of the price charged if the trip is cancelled at least this many hours before departure. */
export interface CancellationTier {
  /** Minimum number of hours before departure. */
  hours: number;
  /** Share of the price in hundredths of a percent: 10000 is the whole price. */
  basisPoints: number;
}

/** `waiting` for the customer’s choice, `refunded`, or `moved` to another bus. */
export type ChoiceStatus = 'waiting' | 'refunded' | 'moved';

/** One of the buses offered. */
export interface ChosenBus {
  /** Our id of the bus. */
  vehicleId: number;
}

/** A bus company’s application to sell trips here. */
export interface CompanyApplication {
  /** The company that is applying. */
  company: CustomerOrganisation;
  /** The town in the address. */
  city: string;
  /** Countries the trip passes through (ISO 3166-1 alpha-2). */
  countries: string[];
  /** Anything else the company wants to add. */
  info?: string | null;
  /** Number of the company’s operator licence. */
  trafficPermit?: string;
  /** Last day on which the licence is valid. */
  trafficPermitUntil?: string | null;
  /** Name of the contact person. */
  contactName: string;
  /** Email address of the contact person. */
  contactEmail: string;
  /** Phone number of the contact person. Common formats are accepted; E.164 is the safest. */
  contactPhone: string;
  /** Acceptance of the terms. Must be `true`. */
  terms: true;
}

/** A contact person. */
export interface ContactPerson {
  /** Name. */
  name: string;
  /** Email address. */
  email: string;
  /** Phone number. Common formats are accepted; E.164 is the safest. */
  phone: string;
}

/** The new organisation and its top unit. */
export interface CreatedDealOrganisation {
  /** Our id of the organisation. */
  organisationId: number;
  /** Our id of the unit. */
  unitId: number;
}

/** Login details. */
export interface Credentials {
  /** Username, or email address if that is the username. */
  username: string;
  /** The password. */
  password: string;
  /** Code for two-step login, if it is turned on: from the authenticator app, or a recovery code. */
  code?: string;
}

/** A customer record. */
export interface Customer {
  /** Our id of it. */
  id: number;
  /** Private person or organisation. */
  customerType: CustomerType;
  /** Name. */
  name: string;
  /** Email address. */
  email: string;
  /** Phone number. Common formats are accepted; E.164 is the safest. */
  phone: string;
  /** Name of the company. */
  companyName: string | null;
  /** Organisation or VAT number. Common formats are accepted. */
  orgNumber: string | null;
  /** VAT number. */
  vatNumber: string | null;
  /** Street and number. */
  street: string;
  /** Postcode. */
  postcode: string;
  /** The town in the address. */
  city: string;
  /** Country code (ISO 3166-1 alpha-2). */
  countryCode: string;
}

/** The new contents of a customer record. */
export interface CustomerDetails {
  /** Name. */
  name: string;
  /** Email address. */
  email: string;
  /** Phone number. Common formats are accepted; E.164 is the safest. */
  phone: string;
  /** The organisation, if the customer is one. Leave it out for a private person. */
  company?: CustomerOrganisation;
  /** Street and number. */
  street?: string;
  /** Postcode. */
  postcode?: string;
  /** The town in the address. */
  city?: string;
  /** Country code (ISO 3166-1 alpha-2). */
  countryCode?: string;
}

/** Id of the new customer. */
export interface CustomerId {
  /** Our id of the customer. */
  customerId: number;
}

/** A page of customers. */
export interface CustomerList {
  /** One entry per customer. */
  customers: CustomerSummary[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** The organisation that a customer buys for. */
export interface CustomerOrganisation {
  /** Name. */
  name: string;
  /** Organisation or VAT number. Common formats are accepted. */
  orgNumber: string;
}

/** A customer as a row in a list. */
export interface CustomerSummary {
  /** Our id of it. */
  id: number;
  /** Private person or organisation. */
  customerType: CustomerType;
  /** Name. */
  name: string;
  /** Email address. */
  email: string;
  /** Phone number. Common formats are accepted; E.164 is the safest. */
  phone: string;
  /** Name of the company. */
  companyName: string | null;
  /** Organisation or VAT number. Common formats are accepted. */
  orgNumber: string | null;
  /** The town in the address. */
  city: string;
  /** When it was created (UTC). */
  created: string;
}

/** `PRIVATE` for a person, `CORPORATE` for an organisation. */
export type CustomerType = 'PRIVATE' | 'CORPORATE';

/** A customer and a page of their bookings. */
export interface CustomerWithBookings {
  /** The customer. */
  customer: Customer;
  /** One entry per purchase. */
  bookings: BookingSummary[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** Confirms that the deviation has been saved. */
export interface DeviationReceipt {
  /** A UUID chosen by the client. A repeated request with the same key has no further effect. */
  sendKey: string;
}

/** How a journey differed from the plan. */
export interface DeviationReport {
  /** A UUID chosen by the client. A repeated request with the same key has no further effect. */
  sendKey: string;
  /** The cause, in a few words. */
  cause: string;
  /** Extra distance, in metres. */
  extraMetres: number;
  /** Extra time, in minutes. */
  extraMinutes: number;
  /** Anything else worth reporting, as free text. */
  comment?: string | null;
  /** Full name of the person reporting, as a typed signature. */
  signature: string;
  /** A drawn signature on a canvas of 600 × 200: SVG path data with `M` and `L` commands and whole numbers. */
  drawnSignature?: string | null;
}

/** The body of every error response. `errorCode` and `error` identify the same error, as a number and as a key. */
export interface ErrorBody {
  /** Error number. Its meaning never changes. */
  errorCode: number;
  /** Error key, for translations. */
  error: string;
  /** Values inserted into the error message. */
  params: (string | number)[];
  /** A message to show to people, in the language of the request. */
  message: string;
  /** Errors per field; empty if the error does not concern a field. */
  fieldErrors: FieldError[];
  /** With `error.booking.tripTooLong`: the smallest changes of each kind that would make the trip legal. */
  advice?: TripAdvice[];
}

/** The numbers of the same refusals, in the same order. */
export type ErrorCode =
  | 104
  | 132
  | 111
  | 115
  | 101
  | 103
  | 112
  | 102
  | 105
  | 130
  | 131
  | 133
  | 109
  | 116
  | 110
  | 106
  | 107
  | 303
  | 409
  | 502
  | 515
  | 503
  | 501
  | 510
  | 421
  | 404
  | 403
  | 419
  | 446
  | 504
  | 414
  | 412
  | 443
  | 302
  | 301
  | 402
  | 415
  | 416
  | 401
  | 417
  | 406
  | 405
  | 407
  | 445
  | 423
  | 411
  | 442
  | 422
  | 413
  | 410
  | 441
  | 440
  | 250
  | 152
  | 304
  | 762
  | 305
  | 206
  | 910
  | 908
  | 901
  | 907
  | 911
  | 353
  | 912
  | 354
  | 1047
  | 710
  | 709
  | 702
  | 1011
  | 1048
  | 1072
  | 1070
  | 451
  | 452
  | 352
  | 900
  | 603
  | 601
  | 604
  | 602
  | 113
  | 309
  | 1097
  | 1096
  | 1094
  | 1093
  | 1095
  | 1092
  | 1090
  | 1013
  | 1091
  | 707
  | 870
  | 706
  | 708
  | 705
  | 420
  | 703
  | 114
  | 701
  | 224
  | 223
  | 266
  | 201
  | 202
  | 207
  | 264
  | 265
  | 221
  | 306
  | 204
  | 203
  | 222
  | 260
  | 220
  | 205
  | 351;

/** Every refusal that some operation may answer with, as a key for translations. */
export type ErrorKey =
  | 'error.auth.accountLocked'
  | 'error.auth.codeInvalid'
  | 'error.auth.headerInvalid'
  | 'error.auth.integrationInvalid'
  | 'error.auth.invalidCredentials'
  | 'error.auth.noPermission'
  | 'error.auth.noScopes'
  | 'error.auth.notLoggedIn'
  | 'error.auth.passwordTokenExpired'
  | 'error.auth.recentLoginRequired'
  | 'error.auth.secondFactorRequired'
  | 'error.auth.secondFactorSetUp'
  | 'error.auth.tokenExpired'
  | 'error.auth.tokenInvalid'
  | 'error.auth.tokenRevoked'
  | 'error.auth.tooManyTries'
  | 'error.auth.wrongPassword'
  | 'error.booking.alreadyConfirmed'
  | 'error.booking.cannotBookNow'
  | 'error.booking.cannotCancelCanceled'
  | 'error.booking.cannotCancelDriven'
  | 'error.booking.cannotCancelRemainder'
  | 'error.booking.cannotCancelStarted'
  | 'error.booking.choiceOver'
  | 'error.booking.dayTripOneDay'
  | 'error.booking.departurePast'
  | 'error.booking.departureTooSoon'
  | 'error.booking.detailsMissing'
  | 'error.booking.endsTheOtherWay'
  | 'error.booking.feeChanged'
  | 'error.booking.holdExpired'
  | 'error.booking.noRoute'
  | 'error.booking.noWayHomeHere'
  | 'error.booking.notActive'
  | 'error.booking.notFound'
  | 'error.booking.occupied'
  | 'error.booking.offerExpired'
  | 'error.booking.offerInvalid'
  | 'error.booking.passengersExceedSeats'
  | 'error.booking.quoteOnly'
  | 'error.booking.returnBeforeDeparture'
  | 'error.booking.returnPast'
  | 'error.booking.returnTooEarly'
  | 'error.booking.sameEnds'
  | 'error.booking.sameStop'
  | 'error.booking.startTooFar'
  | 'error.booking.stopsMismatch'
  | 'error.booking.tooManyDays'
  | 'error.booking.tooManyHolds'
  | 'error.booking.tripTooLong'
  | 'error.booking.unitRequired'
  | 'error.booking.wheelchairsExceedPlaces'
  | 'error.company.duplicateOrgNumber'
  | 'error.company.inactive'
  | 'error.company.notFound'
  | 'error.company.unknownCountry'
  | 'error.customer.notFound'
  | 'error.customer.orgNumber'
  | 'error.dealOrganisation.collectiveInvoice'
  | 'error.dealOrganisation.creditLimit'
  | 'error.dealOrganisation.duplicateOrgNumber'
  | 'error.dealOrganisation.inactive'
  | 'error.dealOrganisation.noCard'
  | 'error.dealOrganisation.notFound'
  | 'error.dealUnit.noneToBuyFor'
  | 'error.dealUnit.notFound'
  | 'error.driver.activeJourney'
  | 'error.idempotency.inProgress'
  | 'error.idempotency.keyReused'
  | 'error.input.invalid'
  | 'error.journey.notFound'
  | 'error.journey.notPaid'
  | 'error.journey.notRunning'
  | 'error.journey.tooEarly'
  | 'error.occupancy.conflict'
  | 'error.occupancy.externalIdUsed'
  | 'error.occupancy.notFound'
  | 'error.organisation.required'
  | 'error.payment.cardOff'
  | 'error.payment.closed'
  | 'error.payment.stillOpen'
  | 'error.payment.unavailable'
  | 'error.pepper.invalid'
  | 'error.place.notFound'
  | 'error.quote.anotherChosen'
  | 'error.quote.expired'
  | 'error.quote.noVehicle'
  | 'error.quote.notFound'
  | 'error.quote.notOpen'
  | 'error.quoteRequest.expired'
  | 'error.quoteRequest.noCompany'
  | 'error.quoteRequest.notFound'
  | 'error.quoteRequest.tooManyCompanies'
  | 'error.request.crossSite'
  | 'error.request.preconditionFailed'
  | 'error.request.tooLarge'
  | 'error.request.tooMany'
  | 'error.request.unsupportedMediaType'
  | 'error.route.unavailable'
  | 'error.service.busy'
  | 'error.signature.replayed'
  | 'error.state.notAllowed'
  | 'error.user.awaitsDeletion'
  | 'error.user.deletionNotAsked'
  | 'error.user.driverIsPlanned'
  | 'error.user.duplicateEmail'
  | 'error.user.duplicateUsername'
  | 'error.user.emailUnchanged'
  | 'error.user.lastCompanyAdmin'
  | 'error.user.lastOwner'
  | 'error.user.lastTripRecent'
  | 'error.user.notFound'
  | 'error.user.passwordCommon'
  | 'error.user.passwordRules'
  | 'error.user.refundsOpen'
  | 'error.user.self'
  | 'error.user.tripsUpcoming'
  | 'error.user.usernameNotYours'
  | 'error.vehicle.notFound';

/** What is wrong with one field of the request. */
export interface FieldError {
  /** Path of the field in the request, such as `stops.0.place`. */
  field: string;
  /** Error key, for translations. */
  error: string;
  /** Values inserted into the error message. */
  params: (string | number)[];
  /** A message to show to people, in the language of the request. */
  message: string;
  /** For developers: what the schema expects, in English. */
  detail?: string;
}

/** The person invited to manage the organisation. */
export interface FirstAdministrator {
  /** Name. */
  name: string;
  /** Email address. */
  email: string;
}

/** The run of one booked bus, as its driver sees it. Prices are never included. */
export interface Journey {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Current status. */
  status: JourneyStatus;
  /** Whether the booking has been cancelled. */
  isCanceled: boolean;
  /** Whether the passengers are driven back. */
  hasReturn: boolean;
  /** When the first passengers board (UTC). */
  pickup: string;
  /** When the trip departs (UTC). */
  departure: string;
  /** When the return leg departs (UTC); null for a one-way trip. */
  return: string | null;
  /** Where the trip starts. */
  from: string;
  /** Where the trip ends. */
  to: string;
  /** Number of passengers, including children. */
  passengers: number;
  /** Number of passengers in wheelchairs. */
  wheelchairs: number;
  /** Registration number (number plate). */
  registrationNumber: string;
}

/** A driver’s journeys. */
export interface JourneyList {
  /** The journeys, the next one first. */
  journeys: Journey[];
}

/** The current status of a journey. */
export interface JourneyState {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Current status. */
  status: JourneyStatus;
}

/** Status of a journey. */
export type JourneyStatus = 'notStarted' | 'started' | 'finished' | 'returnStarted' | 'returnCompleted' | 'terminated';

/** Swedish or English. */
export type Language = 'sv' | 'en';

/** A period during which the operator’s own system needs the bus, at most 400 days long. */
export interface Lock {
  /** When the bus becomes unavailable. */
  start: string;
  /** When the bus is available again. Intervals are half-open. */
  end: string;
  /** A note for the operator’s staff. */
  comment?: string;
}

/** The offer to book. */
export interface NewBooking {
  /** The `token` of an offer. */
  offer: string;
}

/** A customer registered by someone else. */
export interface NewCustomer {
  /** Name. */
  name: string;
  /** Email address. */
  email: string;
  /** Phone number. Common formats are accepted; E.164 is the safest. */
  phone: string;
  /** Language of email and other texts for people. */
  language?: Language;
  /** The organisation, if the customer is one. Leave it out for a private person. */
  company?: CustomerOrganisation;
  /** Street and number. */
  street?: string;
  /** Postcode. */
  postcode?: string;
  /** The town in the address. */
  city?: string;
  /** Country code (ISO 3166-1 alpha-2). */
  countryCode?: string;
}

/** An organisation that buys on agreed terms, and those terms. */
export interface NewDealOrganisation {
  /** Name. */
  name: string;
  /** Organisation or VAT number. Common formats are accepted. */
  orgNumber: string;
  /** Language of email and other texts for people. */
  language?: Language;
  /** The person who receives email. Defaults to the first administrator. */
  contact?: ContactPerson;
  /** Maximum amount that may be outstanding, in öre. */
  creditLimit?: number;
  /** Days until an invoice is due. Defaults to the general setting. */
  paymentTermsDays?: number;
  /** Payment methods available to the organisation. */
  paymentOptions?: ('card' | 'invoice')[];
  /** Whether several purchases are billed on one invoice. */
  collectiveInvoice?: boolean;
  /** Whether the organisation orders rail replacement buses. */
  trainReplacement?: boolean;
  /** Cost centre that the unit’s purchases are charged to. */
  costCenter?: string;
  /** The person to invite as its first administrator. */
  admin: FirstAdministrator;
}

/** A new password, chosen through an emailed link. */
export interface NewPassword {
  /** The secret in the emailed link. */
  uuid: string;
  /** 8 to 128 characters with at least one upper-case letter, one lower-case letter and one digit. Common passwords are refused. */
  password: string;
  /** The same password again. */
  passwordRepeat: string;
}

/** A bus company’s answer to a request: buses and a price. */
export interface NewQuote {
  /** Ids of one to four of the company’s own buses. */
  vehicleIds: number[];
  /** Requires a second driver on each bus, even if one would be enough. */
  twoDrivers?: boolean;
  /** Price paid to the operator before tax, in öre. */
  operatorPrice: number;
  /** The error in words. */
  message?: string | null;
}

/** A trip, and the bus companies to ask for a price. */
export interface NewQuoteRequest {
  /** One way, or there and back. */
  tripType: TripType;
  /** The stops, in driving order. */
  stops: WantedStop[];
  /** When the trip departs, with a UTC offset. */
  departure: string;
  /** When the return leg departs, with a UTC offset. Leave it out for a one-way trip. */
  return?: string;
  /** Number of adult passengers. */
  adults: number;
  /** Number of children among the passengers. */
  children?: number;
  /** Number of passengers in wheelchairs. */
  wheelchairs?: number;
  /** Ids of one to three companies, as returned in offers. */
  companies: number[];
  /** The error in words. */
  message?: string | null;
  /** Special requests from the customer. */
  specialRequests?: string | null;
  /** A UUID chosen by the client. A repeated request with the same key has no further effect. */
  sendKey: string;
}

/** An empty object: there is nothing to send. */
export type NoInput = Record<string, never>;

/** A period during which a bus is unavailable. */
export interface Occupancy {
  /** What kind it is. */
  kind: OccupancyKind;
  /** When the bus becomes unavailable. */
  start: string;
  /** When the bus is available again. Intervals are half-open. */
  end: string;
  /** Number of the booking if we sold it; otherwise null. */
  bookingNumber: string | null;
  /** Id of the caller’s own lock; otherwise null. */
  externalId: string | null;
  /** A note for the operator’s staff. */
  comment: string | null;
}

/** Why the bus is unavailable. */
export type OccupancyKind = 'booked' | 'preliminaryBooked' | 'locked' | 'manuallyLocked' | 'externallyLocked';

/** A page of periods during which a bus is unavailable. */
export interface OccupancyList {
  /** One entry per period. */
  occupancies: Occupancy[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** Buses of one company that are available for the whole trip, and their total price. */
export interface Offer {
  /** Pass this to `createBooking`. It is sealed and cannot be read. */
  token: string;
  /** When it expires (UTC). */
  expiresAt: string;
  /** The bus company. */
  company: OfferCompany;
  /** The buses. */
  buses: OfferedBus[];
  /** Average customer rating of the company, from 1 to 5; null if there are too few ratings. */
  rating: number | null;
  /** Distance driven empty to the first stop, in metres. */
  startMetres: number;
  /** Emissions of the whole trip, including empty runs, in grams of CO₂ equivalent. */
  emissionsGrams: number;
  /** Price to the customer before tax, in öre. */
  customerPrice: number;
  /** Value added tax in öre: 6 %, or none if the trip also runs abroad. */
  tax: number;
  /** Price to the customer including tax, in öre. */
  total: number;
  /** Cancellation fees, by time left until departure. */
  cancellation: CancellationTier[];
}

/** The bus company making the offer. */
export interface OfferCompany {
  /** Our id of it. */
  id: number;
  /** Name. */
  name: string;
  /** Codes of the company’s certificates. */
  certificates: string[];
}

/** A page of offers for a trip whose places are unambiguous. */
export interface OfferList {
  /** All places are unambiguous, and these are the offers. */
  kind: 'offers';
  /** The offers, in the requested order. */
  offers: Offer[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
  /** True if no single bus is large enough, so that each offer combines several buses of one operator. */
  combined: boolean;
  /** Distance driven with passengers, in metres. */
  metres: number;
  /** Driving time with passengers, ferries included, in seconds. */
  seconds: number;
}

/** A bus in an offer. */
export interface OfferedBus {
  /** Code of the type of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** Model year. */
  modelYear: number | null;
  /** Number of passenger seats. */
  seats: number;
  /** Number of wheelchair spaces on the bus. */
  wheelchairPlaces: number;
  /** Code of the bus’s fuel. */
  fuelType: string;
  /** Codes of the equipment on board. */
  equipment: string[];
  /** Codes of the bus’s accessibility features, such as a lift, a ramp or a low floor. */
  accessibility: string[];
  /** Number of drivers on the bus. */
  drivers: number;
  /** What the bus does between the two legs of a round trip: `wait` at the destination, or drive `home` and return. */
  between: 'wait' | 'home';
}

/** A booking as sent to its operator’s system, with the operator’s price and the contact person. */
export interface OperatorBooking {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Number of the purchase that the booking belongs to. */
  orderNumber: string;
  /** Current status. */
  status: string;
  /** The bus. */
  vehicle: BookedVehicle;
  /** One way, or there and back. */
  tripType: TripType;
  /** When the trip departs (UTC). */
  departure: string;
  /** When the return leg departs (UTC); null for a one-way trip. */
  return: string | null;
  /** When the bus is at the first stop (UTC). */
  pickupAt: string;
  /** When the bus leaves its base (UTC). */
  occupiedFrom: string;
  /** When the bus is back at its base (UTC). */
  occupiedTo: string;
  /** Number of passengers, including children. */
  passengers: number;
  /** Number of passengers in wheelchairs. */
  wheelchairs: number;
  /** Price paid to the operator before tax, in öre. */
  operatorPrice: number;
  /** Name of the contact person. */
  contactName: string;
  /** Phone number of the contact person. Common formats are accepted; E.164 is the safest. */
  contactPhone: string;
  /** A message from the customer to the operator. */
  comment: string | null;
  /** The stops, in driving order. */
  stops: OperatorBookingStop[];
}

/** A stop of the bus. */
export interface OperatorBookingStop {
  /** Name. */
  name: string;
  /** Street and number. */
  street: string | null;
  /** Street address on the return leg, if it differs from `street`: where the return ends (first stop) or begins (last stop). Empty or null otherwise; other stops and one-way trips have none. */
  homeStreet: string | null;
  /** Whether passengers board or leave here. */
  stopType: StopType;
  /** Latitude in degrees north, WGS 84. */
  lat: number;
  /** Longitude in degrees east, WGS 84. */
  lon: number;
  /** When the bus arrives (UTC); null at the first stop. */
  arrival: string | null;
  /** When the bus leaves the stop (UTC); null at the last stop. */
  departure: string | null;
}

/** A quote as the company that gave it sees it. */
export interface OwnQuote {
  /** Our id of it. */
  id: number;
  /** Current status. */
  status: QuoteStatus;
  /** The buses. */
  buses: QuotedBus[];
  /** Price to the customer before tax, in öre. */
  customerPrice: number;
  /** Value added tax in öre: 6 %, or none if the trip also runs abroad. */
  tax: number;
  /** Price to the customer including tax, in öre. */
  total: number;
  /** The error in words. */
  message: string | null;
  /** Last instant at which the customer can accept it (UTC). */
  validUntil: string;
  /** Price paid to the operator before tax, in öre. */
  operatorPrice: number;
  /** Price according to the company’s price lists, in öre; null if they give no price. */
  proposedPrice: number | null;
  /** Whether the quote has expired and can be renewed. */
  isRenewable: boolean;
}

/** The secret in an emailed link. */
export interface PasswordLink {
  /** The secret in the emailed link. */
  uuid: string;
}

/** The person the link was sent to. */
export interface PasswordLinkOwner {
  /** Username of the account. */
  username: string;
  /** Whether it is an invitation, so that the user is choosing a first password. */
  invited: boolean;
}

/** The email address to send a link to. */
export interface PasswordLinkRequest {
  /** Email address. */
  email: string;
}

/** A payment for a purchase. */
export interface Payment {
  /** Current status. */
  status: PaymentStatus;
  /** Amount in öre. */
  amount: number;
  /** Amount captured from the customer, in öre. */
  capturedAmount: number;
  /** Amount refunded so far, in öre. */
  refundedAmount: number;
  /** When the payment succeeded (UTC). */
  succeededAt: string | null;
}

/** The page where the customer pays. */
export interface PaymentPage {
  /** Address to open in a browser. */
  url: string;
}

/** Status of a payment. */
export type PaymentStatus = 'created' | 'open' | 'failed' | 'expired' | 'succeeded' | 'mismatch';

/** A place that may have been meant. */
export interface PlaceChoice {
  /** Send this as `place` to choose this place. */
  id: string;
  /** Name. */
  name: string;
  /** What kind it is. */
  kind: string;
  /** The municipality, in the language of the request. */
  municipality: string;
  /** The county, or the region abroad, in the language of the request. */
  county: string;
  /** Country code (ISO 3166-1 alpha-2). */
  country: string;
}

/** What the stops of a search may mean, because at least one is ambiguous. */
export interface PlaceChoices {
  /** At least one place is ambiguous. Search again with ids. */
  kind: 'places';
  /** One entry per stop of the search, in order. */
  stops: StopChoices[];
}

/** The position of a bus at a given instant. */
export interface Position {
  /** When the bus was at this position, with a UTC offset. */
  at: string;
  /** Latitude in degrees north, WGS 84. */
  lat: number;
  /** Longitude in degrees east, WGS 84. */
  lon: number;
  /** Accuracy of the position, in metres. */
  accuracyMetres?: number;
}

/** A user’s account. */
export interface Profile {
  /** Username of the account. */
  username: string;
  /** The address that email is sent to. */
  email: string;
  /** Whether the email address has been confirmed. */
  emailVerified: boolean;
  /** New address, waiting for the emailed link to be opened. */
  newEmail: string | null;
  /** Name. */
  name: string;
  /** Language of email and other texts for people. */
  language: Language;
}

/** Changes to the caller’s own account: `language`, `email` or both. `email` requires `currentPassword`. */
export interface ProfileChange {
  /** Language of email and other texts for people. */
  language?: Language;
  /** The new email address. It takes effect once the link sent to it has been opened. */
  email?: string;
  /** The current password. Required with `email`. */
  currentPassword?: string;
  /** Code for two-step login, if it is turned on: from the authenticator app, or a recovery code. */
  code?: string;
}

/** A bus company’s price for a trip, as the customer who asked sees it. */
export interface Quote {
  /** Our id of it. */
  id: number;
  /** Current status. */
  status: QuoteStatus;
  /** The buses. */
  buses: QuotedBus[];
  /** Price to the customer before tax, in öre. */
  customerPrice: number;
  /** Value added tax in öre: 6 %, or none if the trip also runs abroad. */
  tax: number;
  /** Price to the customer including tax, in öre. */
  total: number;
  /** The error in words. */
  message: string | null;
  /** Last instant at which the customer can accept it (UTC). */
  validUntil: string;
  /** Id of the company that gave the quote. */
  companyId: number;
}

/** A trip that one to three bus companies have been asked to price. */
export interface QuoteRequest {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** When it was created (UTC). */
  created: string;
  /** The requested trip. */
  trip: Trip;
  /** The error in words. */
  message: string | null;
  /** Special requests from the customer. */
  specialRequests: string | null;
  /** The companies that were asked. */
  companies: AskedCompany[];
}

/** A page of requests. */
export interface QuoteRequestList {
  /** One entry per request. */
  quoteRequests: QuoteRequest[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** Status of a request at one company. */
export type QuoteRequestStatus = 'new' | 'answered' | 'rejected' | 'expired';

/** A request and the quotes received so far. */
export interface QuoteRequestWithQuotes {
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** When it was created (UTC). */
  created: string;
  /** The requested trip. */
  trip: Trip;
  /** The error in words. */
  message: string | null;
  /** Special requests from the customer. */
  specialRequests: string | null;
  /** The companies that were asked. */
  companies: AskedCompany[];
  /** One entry per company that has given a quote. */
  quotes: Quote[];
}

/** Status of a quote. */
export type QuoteStatus = 'open' | 'inProgress' | 'accepted' | 'rejected' | 'expired';

/** A bus in a quote. */
export interface QuotedBus {
  /** Make and model of the bus. */
  model: string;
  /** Number of passenger seats. */
  seats: number;
  /** Number of drivers on the bus. */
  drivers: number;
}

/** Why it is being done. */
export interface Reason {
  /** The reason, in words for people. */
  reason: string;
}

/** A request as one of the companies asked sees it. Other companies asked are not included. */
export interface ReceivedQuoteRequest {
  /** Our id of it. */
  id: number;
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Current status. */
  status: QuoteRequestStatus;
  /** When it was created (UTC). */
  created: string;
  /** When the request expires if the company has not answered (UTC). */
  answerBy: string;
  /** Name of the customer. */
  customer: string;
  /** The requested trip. */
  trip: Trip;
  /** The error in words. */
  message: string | null;
  /** Special requests from the customer. */
  specialRequests: string | null;
}

/** A page of requests sent to a company. */
export interface ReceivedQuoteRequestList {
  /** One entry per request. */
  quoteRequests: ReceivedQuoteRequest[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** A request and the company’s own quote. */
export interface ReceivedQuoteRequestWithQuote {
  /** Our id of it. */
  id: number;
  /** The number shown to people: digits, the last of which is a check digit. */
  number: string;
  /** Current status. */
  status: QuoteRequestStatus;
  /** When it was created (UTC). */
  created: string;
  /** When the request expires if the company has not answered (UTC). */
  answerBy: string;
  /** Name of the customer. */
  customer: string;
  /** The requested trip. */
  trip: Trip;
  /** The error in words. */
  message: string | null;
  /** Special requests from the customer. */
  specialRequests: string | null;
  /** The quote; null until one has been given. */
  quote: OwnQuote | null;
}

/** Money paid back to the customer. */
export interface Refund {
  /** Amount in öre. */
  amount: number;
  /** Current status. */
  status: RefundStatus;
  /** When the refund was completed (UTC). */
  completedAt: string | null;
}

/** Status of a refund. */
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';

/** A new account. */
export interface Registration {
  /** Username of the account. */
  username: string;
  /** Email address. */
  email: string;
  /** 8 to 128 characters with at least one upper-case letter, one lower-case letter and one digit. Common passwords are refused. */
  password: string;
  /** The same password again. */
  passwordRepeat: string;
  /** Name. */
  name: string;
  /** Phone number. Common formats are accepted; E.164 is the safest. */
  phone: string;
  /** The organisation, if the customer is one. Leave it out for a private person. */
  company?: CustomerOrganisation;
  /** Acceptance of the terms. Must be `true`. */
  terms: true;
}

/** Why a company declines the trip or withdraws its quote. */
export interface Rejection {
  /** The error in words. */
  message: string;
}

/** A bus that can replace the cancelled one. */
export interface ReplacementBus {
  /** Our id of the bus. */
  vehicleId: number;
  /** Name of the company. */
  companyName: string;
  /** Whether the bus belongs to the operator that cancelled. */
  isOwn: boolean;
  /** Code of the type of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** Number of passenger seats. */
  seats: number;
  /** Distance driven empty to the first stop, in metres. */
  startMetres: number;
  /** Emissions of the whole trip, including empty runs, in grams of CO₂ equivalent. */
  emissionsGrams: number;
}

/** The customer’s options after the operator has cancelled a bus. */
export interface ReplacementChoice {
  /** Number of one bus of the purchase. */
  bookingNumber: string;
  /** Current status. */
  status: ChoiceStatus;
  /** Amount in öre. */
  amount: number;
  /** When the customer must have chosen (UTC). After that the money is refunded. */
  deadline: string;
  /** Number of the replacement bus, once one has been chosen. */
  newBookingNumber: string | null;
  /** Buses available now at the agreed price, those of the same operator first. Empty once a choice has been made. */
  buses: ReplacementBus[];
}

/** The option that the customer has chosen. */
export interface ReplacementDecision {
  /** Number of one bus of the purchase. */
  bookingNumber: string;
  /** `refund` to get the money back, or the bus to travel with instead. */
  wanted: 'refund' | ChosenBus;
}

/** A stop of a search, and the places it may mean. */
export interface StopChoices {
  /** The text given in the search. */
  typed: string;
  /** The places it may mean. A single one if the stop is unambiguous. */
  choices: PlaceChoice[];
}

/** Whether passengers board, leave, or both. */
export type StopType = 'pickUp' | 'dropOff' | 'both';

/** A bearer token. */
export interface Token {
  /** The token. */
  token: string;
  /** When it expires (UTC). */
  expiresAt: string;
}

/** Where, when and for how many passengers. */
export interface Trip {
  /** One way, or there and back. */
  tripType: TripType;
  /** The stops, in driving order. */
  stops: TripStop[];
  /** When the trip departs (UTC). */
  departure: string;
  /** When the return leg departs (UTC); null for a one-way trip. */
  return: string | null;
  /** Number of adult passengers. */
  adults: number;
  /** Number of children among the passengers. */
  children: number;
  /** Number of passengers in wheelchairs. */
  wheelchairs: number;
}

/** A change that would make a trip legal. */
export interface TripAdvice {
  /** The kind of change. */
  key: string;
  /** Number of minutes to change by. */
  minutes?: number;
  /** The stop concerned. */
  place?: string;
  /** The stop after it. */
  to?: string;
  /** The drivers’ shift concerned: when it begins. */
  shift?: string;
}

/** The trip, and requirements on the buses. */
export interface TripSearch {
  /** One way, or there and back. */
  tripType: TripType;
  /** The stops, in driving order. */
  stops: WantedStop[];
  /** When the trip departs, with a UTC offset. */
  departure: string;
  /** When the return leg departs, with a UTC offset. Leave it out for a one-way trip. */
  return?: string;
  /** Number of adult passengers. */
  adults: number;
  /** Number of children among the passengers. */
  children?: number;
  /** Number of passengers in wheelchairs. */
  wheelchairs?: number;
  /** Only buses of these types. An empty list means all. */
  busTypes?: string[];
  /** Only buses with these fuels. An empty list means all. */
  fuelTypes?: string[];
  /** Only buses with all of this equipment. */
  equipment?: string[];
  /** Only buses with all of these features. */
  accessibility?: string[];
  /** Only companies with all of these certificates. */
  certificates?: string[];
  /** Only offers of the company with this id. */
  operator?: number;
  /** Highest price including tax, in whole kronor: unlike all other amounts, not in öre. */
  maxPrice?: number;
  /** What to sort the list by. */
  sort?: 'price' | 'distance' | 'rating' | 'emissions';
  /** Page of the list, starting at 1. */
  page?: number;
  /** Rows per page, at most 100. */
  pageSize?: number;
}

/** Either offers or places to choose between, as told by `kind`. */
export type TripSearchAnswer = OfferList | PlaceChoices;

/** A stop of a trip. */
export interface TripStop {
  /** Name. */
  name: string;
  /** Latitude in degrees north, WGS 84. */
  lat: number;
  /** Longitude in degrees east, WGS 84. */
  lon: number;
  /** How long the bus waits at the stop, in seconds. */
  dwellSeconds: number;
}

/** `one-way`; `round-trip`: the bus comes back for the return leg; `day-trip`: there and back on the same day. */
export type TripType = 'one-way' | 'round-trip' | 'day-trip';

/** A part of an organisation that makes its own purchases. */
export interface Unit {
  /** Our id of it. */
  id: number;
  /** Our id of the organisation. */
  organisationId: number;
  /** Name of the organisation. */
  organisationName: string;
  /** Id of the parent unit; null for the top unit. */
  parentId: number | null;
  /** Name. */
  name: string;
  /** Cost centre that the unit’s purchases are charged to. */
  costCenter: string;
  /** Whether the unit may make purchases. */
  active: boolean;
}

/** Units of an organisation. */
export interface UnitList {
  /** One entry per unit. */
  units: Unit[];
}

/** A page of units. */
export interface UnitPage {
  /** One entry per unit. */
  units: Unit[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** A bus of the operator. */
export interface Vehicle {
  /** Our id of it. */
  id: number;
  /** Registration number (number plate). */
  registrationNumber: string;
  /** Id in the operator’s own system. */
  externalId: string | null;
  /** Code of the type of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** Number of passenger seats. */
  seats: number;
  /** Current status. */
  status: 'active' | 'inactive';
}

/** A page of buses. */
export interface VehicleList {
  /** One entry per bus. */
  vehicles: Vehicle[];
  /** Total number of rows across all pages. */
  total: number;
  /** Page of the list, starting at 1. */
  page: number;
  /** Rows per page, at most 100. */
  pageSize: number;
}

/** A place where the trip should stop. */
export interface WantedStop {
  /** Place id, place name, postcode, or `lat,lon`. */
  place: string;
  /** How long the bus waits at the stop, in seconds. */
  dwellSeconds?: number;
}

/** The body of a webhook. */
export type WebhookEvent = BookingCreatedEvent | BookingChangedEvent | BookingCanceledEvent;

/** Refusals that several operations share. */
export interface Refusals {
  AuthAccountLocked: 'error.auth.accountLocked';
  AuthCodeInvalid: 'error.auth.codeInvalid';
  AuthIntegrationInvalid: 'error.auth.integrationInvalid';
  BadRequestByLink:
    'error.input.invalid' | 'error.pepper.invalid' | 'error.signature.replayed' | 'error.auth.passwordTokenExpired';
  BadRequestOfUser: 'error.input.invalid' | 'error.pepper.invalid' | 'error.organisation.required';
  BadSignedRequest: 'error.input.invalid' | 'error.pepper.invalid' | 'error.signature.replayed';
  BookingDepartureTooSoon: 'error.booking.departureTooSoon';
  BookingNotFound: 'error.booking.notFound';
  CustomerNotFound: 'error.customer.notFound';
  CustomerOrgNumber: 'error.customer.orgNumber';
  DealOrganisationNotFound: 'error.dealOrganisation.notFound';
  DeletionNotPossible:
    | 'error.user.tripsUpcoming'
    | 'error.user.lastTripRecent'
    | 'error.user.refundsOpen'
    | 'error.user.driverIsPlanned'
    | 'error.user.lastCompanyAdmin'
    | 'error.user.lastOwner';
  Forbidden: 'error.request.crossSite' | 'error.auth.noPermission';
  ForbiddenDeletion: 'error.request.crossSite' | 'error.auth.noPermission' | 'error.user.self';
  InputInvalid: 'error.input.invalid';
  JourneyNotAllowed:
    | 'error.journey.tooEarly'
    | 'error.journey.notPaid'
    | 'error.booking.notActive'
    | 'error.driver.activeJourney'
    | 'error.state.notAllowed';
  JourneyNotFound: 'error.journey.notFound';
  JourneyNotRunning: 'error.journey.notRunning';
  NotLoggedIn:
    | 'error.auth.notLoggedIn'
    | 'error.auth.headerInvalid'
    | 'error.auth.tokenInvalid'
    | 'error.auth.tokenExpired'
    | 'error.auth.tokenRevoked'
    | 'error.auth.noScopes';
  NotLoggedInRecently:
    | 'error.auth.notLoggedIn'
    | 'error.auth.headerInvalid'
    | 'error.auth.tokenInvalid'
    | 'error.auth.tokenExpired'
    | 'error.auth.tokenRevoked'
    | 'error.auth.noScopes'
    | 'error.auth.recentLoginRequired';
  OwnQuoteNotFound: 'error.quoteRequest.notFound' | 'error.quote.notFound';
  PaymentUnavailable: 'error.service.busy' | 'error.payment.unavailable';
  PlaceNotFound: 'error.place.notFound';
  QuoteClosed: 'error.quote.expired' | 'error.quote.notOpen';
  QuoteNotFound: 'error.quote.notFound';
  QuoteRequestNotFound: 'error.quoteRequest.notFound';
  RequestCrossSite: 'error.request.crossSite';
  RequestPreconditionFailed: 'error.request.preconditionFailed';
  RequestTooLarge: 'error.request.tooLarge';
  RequestTooMany: 'error.request.tooMany';
  RequestUnsupportedMediaType: 'error.request.unsupportedMediaType';
  RouteUnavailable: 'error.service.busy' | 'error.route.unavailable';
  ServiceBusy: 'error.service.busy';
  StateNotAllowed: 'error.state.notAllowed';
  TooManyTries: 'error.request.tooMany' | 'error.auth.tooManyTries';
  TripNotPossible: 'error.booking.startTooFar' | 'error.booking.tripTooLong' | 'error.booking.noRoute';
  UserDeletionNotAsked: 'error.user.deletionNotAsked';
  UserNotFound: 'error.user.notFound';
  VehicleNotFound: 'error.vehicle.notFound';
}

/** What each operation may refuse. */
export interface OperationErrors {
  createToken:
    | Refusals['InputInvalid']
    | 'error.auth.invalidCredentials'
    | 'error.auth.secondFactorRequired'
    | 'error.request.crossSite'
    | 'error.auth.secondFactorSetUp'
    | 'error.company.inactive'
    | 'error.dealOrganisation.inactive'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['AuthCodeInvalid']
    | Refusals['AuthAccountLocked']
    | Refusals['TooManyTries']
    | Refusals['ServiceBusy'];
  getPepper:
    | Refusals['InputInvalid']
    | Refusals['RequestCrossSite']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  revokeToken:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  registerCustomer:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['RequestCrossSite']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.user.duplicateUsername'
    | 'error.user.duplicateEmail'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.user.usernameNotYours'
    | 'error.user.passwordRules'
    | 'error.user.passwordCommon'
    | 'error.customer.orgNumber'
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  getOwnCustomer:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['CustomerNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  changeOwnCustomer:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['CustomerNotFound']
    | Refusals['RequestPreconditionFailed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['CustomerOrgNumber']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  changeProfile:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['UserNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.auth.wrongPassword'
    | 'error.auth.codeInvalid'
    | 'error.user.emailUnchanged'
    | 'error.user.usernameNotYours'
    | Refusals['AuthAccountLocked']
    | Refusals['TooManyTries']
    | Refusals['ServiceBusy'];
  searchCustomers:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  searchCustomersOfCompany:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  createCustomer:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedInRecently']
    | Refusals['Forbidden']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.user.duplicateEmail'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['CustomerOrgNumber']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  getCustomerWithBookings:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['CustomerNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  getCustomer:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['CustomerNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  applyAsCompany:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['RequestCrossSite']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.company.duplicateOrgNumber'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.customer.orgNumber'
    | 'error.company.unknownCountry'
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  requestPasswordLink:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['RequestCrossSite']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  checkPasswordLink:
    | Refusals['BadRequestByLink']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['RequestCrossSite']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  changePasswordByLink:
    | Refusals['BadRequestByLink']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['RequestCrossSite']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.user.passwordRules'
    | 'error.user.passwordCommon'
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  eraseOwnAccount:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedInRecently']
    | Refusals['ForbiddenDeletion']
    | Refusals['UserNotFound']
    | Refusals['DeletionNotPossible']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  eraseAccount:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedInRecently']
    | Refusals['ForbiddenDeletion']
    | Refusals['UserNotFound']
    | Refusals['DeletionNotPossible']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  requestOwnDeletion:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedInRecently']
    | Refusals['ForbiddenDeletion']
    | Refusals['UserNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  withdrawOwnDeletion:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedInRecently']
    | Refusals['ForbiddenDeletion']
    | Refusals['UserNotFound']
    | Refusals['UserDeletionNotAsked']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  deleteAccount:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedInRecently']
    | Refusals['ForbiddenDeletion']
    | Refusals['UserNotFound']
    | Refusals['DeletionNotPossible']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  searchTrips:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['RequestCrossSite']
    | Refusals['PlaceNotFound']
    | 'error.booking.cannotBookNow'
    | 'error.booking.quoteOnly'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.booking.departurePast'
    | 'error.booking.returnPast'
    | 'error.booking.returnBeforeDeparture'
    | 'error.booking.returnTooEarly'
    | 'error.booking.dayTripOneDay'
    | 'error.booking.tooManyDays'
    | 'error.booking.sameStop'
    | 'error.booking.sameEnds'
    | 'error.booking.noRoute'
    | 'error.booking.tripTooLong'
    | Refusals['RequestTooMany']
    | Refusals['RouteUnavailable'];
  createBooking:
    | 'error.input.invalid'
    | 'error.pepper.invalid'
    | 'error.organisation.required'
    | 'error.booking.offerInvalid'
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['CustomerNotFound']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.booking.offerExpired'
    | 'error.booking.quoteOnly'
    | 'error.booking.occupied'
    | 'error.booking.cannotBookNow'
    | 'error.booking.tooManyHolds'
    | 'error.user.awaitsDeletion'
    | 'error.dealOrganisation.noCard'
    | 'error.dealUnit.noneToBuyFor'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['TripNotPossible']
    | Refusals['RequestTooMany']
    | Refusals['RouteUnavailable'];
  listBookings:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  getBooking:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['BookingNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  completeBooking:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | 'error.booking.notFound'
    | 'error.dealUnit.notFound'
    | 'error.booking.alreadyConfirmed'
    | 'error.booking.notActive'
    | 'error.booking.holdExpired'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.booking.passengersExceedSeats'
    | 'error.booking.stopsMismatch'
    | 'error.booking.noWayHomeHere'
    | 'error.booking.endsTheOtherWay'
    | 'error.booking.unitRequired'
    | Refusals['RequestTooMany']
    | Refusals['PaymentUnavailable'];
  startPayment:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['BookingNotFound']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.booking.alreadyConfirmed'
    | 'error.booking.notActive'
    | 'error.booking.holdExpired'
    | 'error.booking.detailsMissing'
    | 'error.payment.cardOff'
    | 'error.payment.stillOpen'
    | 'error.payment.closed'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['PaymentUnavailable'];
  getCancellationTerms:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['BookingNotFound']
    | 'error.booking.cannotCancelCanceled'
    | 'error.booking.cannotCancelStarted'
    | 'error.booking.cannotCancelDriven'
    | 'error.booking.cannotCancelRemainder'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  cancelBooking:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['BookingNotFound']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.booking.cannotCancelCanceled'
    | 'error.booking.cannotCancelStarted'
    | 'error.booking.cannotCancelDriven'
    | 'error.booking.cannotCancelRemainder'
    | 'error.booking.feeChanged'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['PaymentUnavailable'];
  requestQuotes:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | 'error.place.notFound'
    | 'error.company.notFound'
    | 'error.customer.notFound'
    | 'error.dealOrganisation.noCard'
    | 'error.dealUnit.noneToBuyFor'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.quoteRequest.noCompany'
    | 'error.quoteRequest.tooManyCompanies'
    | 'error.booking.departureTooSoon'
    | 'error.booking.departurePast'
    | 'error.booking.returnPast'
    | 'error.booking.returnBeforeDeparture'
    | 'error.booking.dayTripOneDay'
    | 'error.booking.tooManyDays'
    | 'error.booking.sameStop'
    | 'error.booking.sameEnds'
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listQuoteRequests:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  getQuoteRequest:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['QuoteRequestNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  acceptQuote:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['QuoteNotFound']
    | 'error.quote.expired'
    | 'error.quote.notOpen'
    | 'error.quote.anotherChosen'
    | 'error.booking.occupied'
    | 'error.booking.cannotBookNow'
    | 'error.booking.tooManyHolds'
    | 'error.user.awaitsDeletion'
    | 'error.dealOrganisation.noCard'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.booking.tripTooLong'
    | 'error.booking.noRoute'
    | Refusals['RequestTooMany']
    | Refusals['RouteUnavailable'];
  rejectQuote:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['QuoteNotFound']
    | Refusals['QuoteClosed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listReceivedQuoteRequests:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  rejectQuoteRequest:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['QuoteRequestNotFound']
    | 'error.quoteRequest.expired'
    | 'error.state.notAllowed'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  getReceivedQuoteRequest:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['QuoteRequestNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  giveQuote:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | 'error.quoteRequest.notFound'
    | 'error.vehicle.notFound'
    | 'error.quoteRequest.expired'
    | 'error.state.notAllowed'
    | 'error.booking.occupied'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.quote.noVehicle'
    | 'error.booking.tripTooLong'
    | 'error.booking.passengersExceedSeats'
    | 'error.booking.wheelchairsExceedPlaces'
    | 'error.booking.noRoute'
    | Refusals['RequestTooMany']
    | Refusals['RouteUnavailable'];
  renewQuote:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['OwnQuoteNotFound']
    | 'error.quote.anotherChosen'
    | 'error.state.notAllowed'
    | 'error.booking.occupied'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['BookingDepartureTooSoon']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  withdrawQuote:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['OwnQuoteNotFound']
    | Refusals['QuoteClosed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  getReplacementChoice:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['BookingNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  settleReplacementChoice:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['BookingNotFound']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.booking.choiceOver'
    | 'error.booking.occupied'
    | 'error.booking.cannotBookNow'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['TripNotPossible']
    | Refusals['RequestTooMany']
    | Refusals['RouteUnavailable'];
  listVehicles:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listOccupancies:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['Forbidden']
    | Refusals['VehicleNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  lockVehicle:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['Forbidden']
    | Refusals['VehicleNotFound']
    | 'error.occupancy.conflict'
    | 'error.occupancy.externalIdUsed'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  unlockVehicle:
    | Refusals['BadSignedRequest']
    | Refusals['AuthIntegrationInvalid']
    | Refusals['Forbidden']
    | 'error.vehicle.notFound'
    | 'error.occupancy.notFound'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listJourneys:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  startJourney:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['JourneyNotFound']
    | Refusals['JourneyNotAllowed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  finishJourney:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['JourneyNotFound']
    | Refusals['JourneyNotAllowed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  startReturnJourney:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['JourneyNotFound']
    | Refusals['JourneyNotAllowed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  completeReturnJourney:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['JourneyNotFound']
    | Refusals['JourneyNotAllowed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  terminateJourney:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['JourneyNotFound']
    | Refusals['JourneyNotAllowed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  reportPosition:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['JourneyNotFound']
    | Refusals['JourneyNotRunning']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  reportDeviation:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['JourneyNotFound']
    | Refusals['StateNotAllowed']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  createDealOrganisation:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedInRecently']
    | Refusals['Forbidden']
    | 'error.idempotency.keyReused'
    | 'error.idempotency.inProgress'
    | 'error.dealOrganisation.duplicateOrgNumber'
    | 'error.user.duplicateEmail'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | 'error.customer.orgNumber'
    | 'error.dealOrganisation.creditLimit'
    | 'error.dealOrganisation.collectiveInvoice'
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listUnitsForPurchase:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listUnitsForPurchaseOf:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['DealOrganisationNotFound']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listActiveUnits:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
  listUnits:
    | Refusals['BadRequestOfUser']
    | Refusals['NotLoggedIn']
    | Refusals['Forbidden']
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['RequestTooMany']
    | Refusals['ServiceBusy'];
}

/** What the API answered. */
export interface Answer<Data> {
  data: Data;
  /** Which state of the thing this is, for `ifMatch`; null for what has none. */
  etag: string | null;
}

/** A method for each operation of the API. */
export abstract class Operations {
  protected abstract send<Data>(
    method: string,
    path: string,
    call: object,
    query: readonly string[],
  ): Promise<Answer<Data>>;

  /** Log in and get a token. Logs in with a username or email address and password, plus a code if the account has two-step login. Send the token as `Authorization: Bearer` with every later request. It is valid until `expiresAt`, until `revokeToken` is called, or until the password is changed. */
  async createToken(call: { body: Credentials }): Promise<Token> {
    return (await this.send<Token>('POST', '/auth/login', call, [])).data;
  }

  /** Get the pepper for scheme 1 signatures. Returns the pepper used for scheme 1 signatures. If the request carries a token, the pepper belongs to that token; otherwise it is common to all clients. It is valid today and tomorrow (UTC). Fetch it again on errorCode 113, at most once a minute. */
  async getPepper(): Promise<string> {
    return (await this.send<string>('POST', '/auth/pepper', {}, [])).data;
  }

  /** Log out and revoke the token. Revokes the token that is sent, immediately and wherever it is used. */
  async revokeToken(): Promise<null> {
    return (await this.send<null>('POST', '/auth/logout', {}, [])).data;
  }

  /** Register a private or corporate customer. Creates an account for a private person, or for an organisation if `company` is sent. An email asks the user to confirm the address, but the account can be used before that. */
  async registerCustomer(call: { body: Registration; idempotencyKey?: string }): Promise<CustomerId> {
    return (await this.send<CustomerId>('POST', '/customer/register', call, [])).data;
  }

  /** Get own customer record. Returns the record of the customer who is logged in. Send its `ETag` as `If-Match` with an update to avoid overwriting someone else’s changes. */
  async getOwnCustomer(): Promise<Customer> {
    return (await this.send<Customer>('GET', '/customer', {}, [])).data;
  }

  /** As `getOwnCustomer`, with the `etag` of what it answers. */
  getOwnCustomerWithEtag(): Promise<Answer<Customer>> {
    return this.send<Customer>('GET', '/customer', {}, []);
  }

  /** Update own customer record. Replaces the whole record: fields left out become empty. With `If-Match`, only if no one else has changed it since. */
  async changeOwnCustomer(call: { body: CustomerDetails; ifMatch?: string }): Promise<Customer> {
    return (await this.send<Customer>('PUT', '/customer', call, [])).data;
  }

  /** As `changeOwnCustomer`, with the `etag` of what it answers. */
  changeOwnCustomerWithEtag(call: { body: CustomerDetails; ifMatch?: string }): Promise<Answer<Customer>> {
    return this.send<Customer>('PUT', '/customer', call, []);
  }

  /** Change language or email address. Changes the language, with immediate effect, or the email address used to log in. A new address requires the current password and takes effect once the link emailed to it has been opened. */
  async changeProfile(call: { body: ProfileChange }): Promise<Profile> {
    return (await this.send<Profile>('PUT', '/customer/update-profile', call, [])).data;
  }

  /** Search all customers. Searches all customers. For system administrators. */
  async searchCustomers(
    call: {
      text?: string | number;
      customerType?: CustomerType;
      sort?: 'name' | 'created';
      order?: 'asc' | 'desc';
      page?: string | number;
      pageSize?: string | number;
    } = {},
  ): Promise<CustomerList> {
    return (
      await this.send<CustomerList>('GET', '/customer/find', call, [
        'text',
        'customerType',
        'sort',
        'order',
        'page',
        'pageSize',
      ])
    ).data;
  }

  /** Search customers who have travelled with the company. Searches customers who have travelled with the company. For administrators of a bus company. */
  async searchCustomersOfCompany(
    call: {
      text?: string | number;
      customerType?: CustomerType;
      sort?: 'name' | 'created';
      order?: 'asc' | 'desc';
      page?: string | number;
      pageSize?: string | number;
    } = {},
  ): Promise<CustomerList> {
    return (
      await this.send<CustomerList>('GET', '/customer/find-for-company', call, [
        'text',
        'customerType',
        'sort',
        'order',
        'page',
        'pageSize',
      ])
    ).data;
  }

  /** Register a customer and email them an invitation. Creates a customer and emails them an invitation with a link for choosing a password. Requires a recent login. */
  async createCustomer(call: { body: NewCustomer; idempotencyKey?: string }): Promise<CustomerId> {
    return (await this.send<CustomerId>('POST', '/customer/create', call, [])).data;
  }

  /** Get a customer with their bookings. Returns a customer and a page of those of their bookings that the caller may see. */
  async getCustomerWithBookings(call: {
    id: string | number;
    when?: 'all' | 'upcoming' | 'past' | 'canceled';
    text?: string | number;
    sort?: 'departure' | 'total';
    order?: 'asc' | 'desc';
    page?: string | number;
    pageSize?: string | number;
  }): Promise<CustomerWithBookings> {
    return (
      await this.send<CustomerWithBookings>('GET', '/customer/customerAndBookings/{id}', call, [
        'when',
        'text',
        'sort',
        'order',
        'page',
        'pageSize',
      ])
    ).data;
  }

  /** Get a customer. Returns a customer record, to those who may see it: the customer, administrators, and bus companies the customer has travelled with. */
  async getCustomer(call: { id: string | number }): Promise<Customer> {
    return (await this.send<Customer>('GET', '/customer/{id}', call, [])).data;
  }

  /** Apply as a bus company. Sends a bus company’s application to sell trips here. An administrator replies by email. */
  async applyAsCompany(call: { body: CompanyApplication; idempotencyKey?: string }): Promise<ApplicationReceived> {
    return (await this.send<ApplicationReceived>('POST', '/company/application/register', call, [])).data;
  }

  /** Request a link for changing the password. Emails a link for choosing a new password. The answer does not reveal whether the address has an account. */
  async requestPasswordLink(call: { body: PasswordLinkRequest }): Promise<null> {
    return (await this.send<null>('POST', '/user/forgot-password-send-email', call, [])).data;
  }

  /** Check a link for changing the password. Tells whose link it is as long as it is valid, so that a form can address its owner. */
  async checkPasswordLink(call: { body: PasswordLink }): Promise<PasswordLinkOwner> {
    return (await this.send<PasswordLinkOwner>('POST', '/user/forgot-password-validate-uuid', call, [])).data;
  }

  /** Change the password using the link. Sets the new password, invalidates the link and ends all tokens and logins of the account. */
  async changePasswordByLink(call: { body: NewPassword }): Promise<null> {
    return (await this.send<null>('POST', '/user/forgot-password-change-password', call, [])).data;
  }

  /** Delete own account. Deletes the caller’s account and anonymises records that must be kept. Refused while trips are upcoming or money is owed. Requires a recent login. A GET request with side effects, kept for clients written for it: `requestOwnDeletion` replaces it. */
  async eraseOwnAccount(): Promise<null> {
    return (await this.send<null>('GET', '/user/erase', {}, [])).data;
  }

  /** Delete an account (old way, GET). Same as `deleteAccount`, which replaces it, as a GET request for clients written for it. */
  async eraseAccount(call: { id: string | number }): Promise<null> {
    return (await this.send<null>('GET', '/user/erase/{id}', call, [])).data;
  }

  /** Request deletion of own account. Requests deletion of the caller’s account. It is deleted as soon as no trip or refund prevents it. Repeating the request has no further effect. */
  async requestOwnDeletion(): Promise<null> {
    return (await this.send<null>('PUT', '/user/deletion', {}, [])).data;
  }

  /** Withdraw the deletion request. Withdraws a pending deletion request. */
  async withdrawOwnDeletion(): Promise<null> {
    return (await this.send<null>('DELETE', '/user/deletion', {}, [])).data;
  }

  /** Delete an account. Deletes the caller’s own account, or another one if the caller is an administrator, and anonymises records that must be kept. Requires a recent login. */
  async deleteAccount(call: { id: string | number }): Promise<null> {
    return (await this.send<null>('DELETE', '/user/{id}', call, [])).data;
  }

  /** Search buses for a trip. Finds the buses available for a whole trip, with prices. It holds nothing. If a stop is ambiguous, the answer has `kind: "places"`: search again with the id of the right place. An offer is valid until `expiresAt`. */
  async searchTrips(call: { body: TripSearch }): Promise<TripSearchAnswer> {
    return (await this.send<TripSearchAnswer>('POST', '/trips/search', call, [])).data;
  }

  /** Reserve the buses of an offer. Books an offer. Its buses are held for the customer until `holdExpiresAt`. Fill in the details with `completeBooking`, then open the payment page with `startPayment`. */
  async createBooking(call: { body: NewBooking; idempotencyKey?: string }): Promise<Booking> {
    return (await this.send<Booking>('POST', '/bookings', call, [])).data;
  }

  /** List own bookings. Lists the purchases of the customer, or of the organisation the caller acts for. */
  async listBookings(
    call: {
      when?: 'upcoming' | 'past' | 'canceled';
      text?: string | number;
      sort?: 'departure' | 'total';
      order?: 'asc' | 'desc';
      page?: string | number;
      pageSize?: string | number;
    } = {},
  ): Promise<BookingList> {
    return (
      await this.send<BookingList>('GET', '/bookings', call, ['when', 'text', 'sort', 'order', 'page', 'pageSize'])
    ).data;
  }

  /** Get a booking with its buses. Returns a purchase with its trip, buses, payments and refunds. */
  async getBooking(call: { number: string | number }): Promise<Booking> {
    return (await this.send<Booking>('GET', '/bookings/{number}', call, [])).data;
  }

  /** Fill in the booking details. Sets the contact person, the exact stops and other details, and accepts the terms. `stops` needs one entry for each stop of the trip. For an organisation that pays by invoice, this call completes the purchase. */
  async completeBooking(call: { number: string | number; body: BookingDetails }): Promise<Booking> {
    return (await this.send<Booking>('PUT', '/bookings/{number}', call, [])).data;
  }

  /** Open the payment page. Starts a payment and returns the address of its page, to be opened in a browser. The booking is confirmed once the payment has succeeded: check it with `getBooking`, or receive a webhook. */
  async startPayment(call: { number: string | number; idempotencyKey?: string }): Promise<PaymentPage> {
    return (await this.send<PaymentPage>('POST', '/bookings/{number}/payment', call, [])).data;
  }

  /** Get the current cancellation fee. Returns what it would cost to cancel the whole purchase, or one of its buses, right now. Show the fee to the customer, and send `fee` as `agreedFee` to `cancelBooking`. */
  async getCancellationTerms(call: {
    number: string | number;
    bookingNumber?: string | number;
  }): Promise<Cancellation> {
    return (await this.send<Cancellation>('GET', '/bookings/{number}/cancellation', call, ['bookingNumber'])).data;
  }

  /** Cancel the whole purchase or one of its buses. Cancels the whole purchase, or one of its buses. The fee depends on the time left until departure; the rest is refunded. If `agreedFee` is sent, the call is refused when the fee has become higher. */
  async cancelBooking(call: {
    number: string | number;
    body: CancellationRequest;
    idempotencyKey?: string;
  }): Promise<Cancellation> {
    return (await this.send<Cancellation>('POST', '/bookings/{number}/cancel', call, [])).data;
  }

  /** Request quotes from up to three bus companies. Asks one to three bus companies for a price. Places must be unambiguous: use ids from `searchTrips`. A repeated call with the same `sendKey` creates nothing new. */
  async requestQuotes(call: { body: NewQuoteRequest }): Promise<QuoteRequest> {
    return (await this.send<QuoteRequest>('POST', '/quote-requests', call, [])).data;
  }

  /** List own quote requests. Lists the customer’s requests with each company’s status; for whoever buys for units, also those of the units’ users. */
  async listQuoteRequests(
    call: { sort?: 'created'; order?: 'asc' | 'desc'; page?: string | number; pageSize?: string | number } = {},
  ): Promise<QuoteRequestList> {
    return (await this.send<QuoteRequestList>('GET', '/quote-requests', call, ['sort', 'order', 'page', 'pageSize']))
      .data;
  }

  /** Get a quote request with its answers and quotes. Returns a request with the answers and quotes received so far. */
  async getQuoteRequest(call: { number: string | number }): Promise<QuoteRequestWithQuotes> {
    return (await this.send<QuoteRequestWithQuotes>('GET', '/quote-requests/{number}', call, [])).data;
  }

  /** Accept a quote and create a booking. Creates a booking at the quoted price and closes the request’s other quotes. The booking is then completed and paid for like any other. */
  async acceptQuote(call: { id: string | number }): Promise<AcceptedQuote> {
    return (await this.send<AcceptedQuote>('POST', '/quotes/{id}/accept', { ...call, body: {} }, [])).data;
  }

  /** Decline a quote. Declines a quote and releases its buses. */
  async rejectQuote(call: { id: string | number; body: Reason }): Promise<null> {
    return (await this.send<null>('POST', '/quotes/{id}/reject', call, [])).data;
  }

  /** List quote requests sent to the company. Lists the requests sent to the company. For administrators of a bus company. */
  async listReceivedQuoteRequests(
    call: {
      status?: QuoteRequestStatus;
      sort?: 'created';
      order?: 'asc' | 'desc';
      page?: string | number;
      pageSize?: string | number;
    } = {},
  ): Promise<ReceivedQuoteRequestList> {
    return (
      await this.send<ReceivedQuoteRequestList>('GET', '/company/quote-requests', call, [
        'status',
        'sort',
        'order',
        'page',
        'pageSize',
      ])
    ).data;
  }

  /** Decline a quote request. Declines the trip. The customer is told why. */
  async rejectQuoteRequest(call: { id: string | number; body: Rejection }): Promise<ReceivedQuoteRequest> {
    return (await this.send<ReceivedQuoteRequest>('POST', '/company/quote-requests/{id}/reject', call, [])).data;
  }

  /** Get a quote request with the company’s own quote. Returns a request to the company with the quote it has given. */
  async getReceivedQuoteRequest(call: { id: string | number }): Promise<ReceivedQuoteRequestWithQuote> {
    return (await this.send<ReceivedQuoteRequestWithQuote>('GET', '/company/quote-requests/{id}', call, [])).data;
  }

  /** Give a quote, reserving the buses until it expires. Offers the customer the trip with the company’s own buses at a price it sets. The buses are held until the quote expires. */
  async giveQuote(call: { id: string | number; body: NewQuote }): Promise<ReceivedQuoteRequestWithQuote> {
    return (await this.send<ReceivedQuoteRequestWithQuote>('POST', '/company/quote-requests/{id}/quote', call, []))
      .data;
  }

  /** Renew an expired quote. Renews an expired quote at the same price, if its buses are still available. */
  async renewQuote(call: { id: string | number }): Promise<ReceivedQuoteRequestWithQuote> {
    return (
      await this.send<ReceivedQuoteRequestWithQuote>(
        'POST',
        '/company/quote-requests/{id}/renew',
        { ...call, body: {} },
        [],
      )
    ).data;
  }

  /** Withdraw an open quote. Withdraws an open quote, for example because its price is wrong. The customer is told why, the buses are released, and the company can answer the request again until its deadline. A quote that is being paid for cannot be withdrawn. */
  async withdrawQuote(call: { id: string | number; body: Rejection }): Promise<ReceivedQuoteRequestWithQuote> {
    return (await this.send<ReceivedQuoteRequestWithQuote>('POST', '/company/quote-requests/{id}/withdraw', call, []))
      .data;
  }

  /** Get the customer’s options after the bus company has cancelled. After a bus company has cancelled a bus, the customer can choose until the deadline between a refund and another bus at the agreed price. This returns the options. */
  async getReplacementChoice(call: {
    number: string | number;
    bookingNumber: string | number;
  }): Promise<ReplacementChoice> {
    return (await this.send<ReplacementChoice>('GET', '/bookings/{number}/choice', call, ['bookingNumber'])).data;
  }

  /** Choose a refund or another bus at the same price. Chooses the refund, or one of the buses returned by `getReplacementChoice` as a replacement for the cancelled one. */
  async settleReplacementChoice(call: {
    number: string | number;
    body: ReplacementDecision;
    idempotencyKey?: string;
  }): Promise<ReplacementChoice> {
    return (await this.send<ReplacementChoice>('POST', '/bookings/{number}/choice', call, [])).data;
  }

  /** List the operator’s buses. Lists the buses of the integration’s operator, with the ids to use for locks. */
  async listVehicles(
    call: {
      sort?: 'registrationNumber';
      order?: 'asc' | 'desc';
      page?: string | number;
      pageSize?: string | number;
    } = {},
  ): Promise<VehicleList> {
    return (await this.send<VehicleList>('GET', '/vehicles', call, ['sort', 'order', 'page', 'pageSize'])).data;
  }

  /** List when a bus is unavailable, and why. Lists everything that makes the bus unavailable: bookings, holds, maintenance and locks. Use `from` and `to` to limit the list to what overlaps that period. */
  async listOccupancies(call: {
    id: string | number;
    from?: string | number;
    to?: string | number;
    sort?: 'start';
    order?: 'asc' | 'desc';
    page?: string | number;
    pageSize?: string | number;
  }): Promise<OccupancyList> {
    return (
      await this.send<OccupancyList>('GET', '/vehicles/{id}/occupancies', call, [
        'from',
        'to',
        'sort',
        'order',
        'page',
        'pageSize',
      ])
    ).data;
  }

  /** Lock the bus, or move the lock with this id. Locks the bus for the operator’s own system. The caller chooses the id; sending it again with other times moves the lock. */
  async lockVehicle(call: { id: string | number; externalId: string | number; body: Lock }): Promise<Occupancy> {
    return (await this.send<Occupancy>('PUT', '/vehicles/{id}/occupancies/{externalId}', call, [])).data;
  }

  /** Remove the lock. Removes one of the caller’s own locks, so that the bus can be sold for that time again. */
  async unlockVehicle(call: { id: string | number; externalId: string | number }): Promise<null> {
    return (await this.send<null>('DELETE', '/vehicles/{id}/occupancies/{externalId}', call, [])).data;
  }

  /** List the driver’s journeys, today and upcoming. Lists the driver’s assigned journeys from today on, the next one first. */
  async listJourneys(): Promise<JourneyList> {
    return (await this.send<JourneyList>('GET', '/journeys', {}, [])).data;
  }

  /** Start the journey. The driver sets out: from now on the customer sees where the bus is. */
  async startJourney(call: { number: string | number }): Promise<JourneyState> {
    return (await this.send<JourneyState>('POST', '/journeys/{number}/start', { ...call, body: {} }, [])).data;
  }

  /** Report the arrival. The bus has arrived; a round trip then waits for its return. */
  async finishJourney(call: { number: string | number }): Promise<JourneyState> {
    return (await this.send<JourneyState>('POST', '/journeys/{number}/finish', { ...call, body: {} }, [])).data;
  }

  /** Start the return. The bus sets out on the return of a round trip. */
  async startReturnJourney(call: { number: string | number }): Promise<JourneyState> {
    return (await this.send<JourneyState>('POST', '/journeys/{number}/start-return', { ...call, body: {} }, [])).data;
  }

  /** Complete the journey. The return has arrived: the journey is complete. */
  async completeReturnJourney(call: { number: string | number }): Promise<JourneyState> {
    return (await this.send<JourneyState>('POST', '/journeys/{number}/complete-return', { ...call, body: {} }, []))
      .data;
  }

  /** Terminate the journey. The journey ends before its time; the reason is kept. */
  async terminateJourney(call: { number: string | number; body: Reason }): Promise<JourneyState> {
    return (await this.send<JourneyState>('POST', '/journeys/{number}/terminate', call, [])).data;
  }

  /** Report the position of the bus. Reports the position of the bus. Positions are accepted in any order while the journey is in progress; the newest one applies. */
  async reportPosition(call: { number: string | number; body: Position }): Promise<null> {
    return (await this.send<null>('POST', '/journeys/{number}/positions', call, [])).data;
  }

  /** Report a deviation from the plan. Reports extra distance, extra time or any other deviation from the plan. Reports with the same `sendKey` are saved only once, so a device can retry until it gets an answer. */
  async reportDeviation(call: { number: string | number; body: DeviationReport }): Promise<DeviationReceipt> {
    return (await this.send<DeviationReceipt>('POST', '/journeys/{number}/deviations', call, [])).data;
  }

  /** Create an organisation with its top unit and first administrator. Creates an organisation that buys on agreed terms, and emails its first administrator an invitation. Requires a recent login. */
  async createDealOrganisation(call: {
    body: NewDealOrganisation;
    idempotencyKey?: string;
  }): Promise<CreatedDealOrganisation> {
    return (await this.send<CreatedDealOrganisation>('POST', '/dealcustomer/create', call, [])).data;
  }

  /** List own units to buy for. Lists the units of the caller’s organisation that the caller may buy for. */
  async listUnitsForPurchase(): Promise<UnitList> {
    return (await this.send<UnitList>('GET', '/dealcustomer/units-for-purchase', {}, [])).data;
  }

  /** List an organisation’s units to buy for. Same for a given organisation, for callers who act for several. */
  async listUnitsForPurchaseOf(call: { id: string | number }): Promise<UnitList> {
    return (await this.send<UnitList>('GET', '/dealcustomer/units-for-purchase/{id}', call, [])).data;
  }

  /** List active customer units. Lists units of organisations that can buy. A traffic controller sees those of the organisation in `X-Organization-Id`. */
  async listActiveUnits(
    call: { sort?: 'name'; order?: 'asc' | 'desc'; page?: string | number; pageSize?: string | number } = {},
  ): Promise<UnitPage> {
    return (await this.send<UnitPage>('GET', '/customerunit/all-active', call, ['sort', 'order', 'page', 'pageSize']))
      .data;
  }

  /** List all customer units. Lists units of organisations, including those that can no longer buy. */
  async listUnits(
    call: { sort?: 'name'; order?: 'asc' | 'desc'; page?: string | number; pageSize?: string | number } = {},
  ): Promise<UnitPage> {
    return (await this.send<UnitPage>('GET', '/customerunit/all', call, ['sort', 'order', 'page', 'pageSize'])).data;
  }
}
