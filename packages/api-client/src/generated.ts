// Made from the OpenAPI document by `npm run build:client`: change the API, not this file.
/* eslint-disable max-lines */

/** The booking that an accepted quote has become. */
export interface AcceptedQuote {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
}

/** That the application has arrived; it is answered by mail. */
export interface ApplicationReceived {
  /** How far it is. */
  status: 'received';
}

/** A bus company that was asked for a quote, and how far it is. */
export interface AskedCompany {
  /** Our id of it. */
  id: number;
  /** The name. */
  name: string;
  /** How far it is. */
  status: QuoteRequestStatus;
  /** What the company said when it rejected the request. */
  message: string | null;
  /** When the request ends if the company has not answered (UTC). */
  answerBy: string;
}

/** One bus of a purchase. */
export interface BookedBus {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** How far it is. */
  status: BookingStatus;
  /** How many passengers, children included. */
  passengers: number;
  /** When the bus stands at the first stop (UTC). */
  pickupAt: string;
  /** Code of the kind of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** How many passengers the bus seats. */
  seats: number;
  /** How many drivers the bus has. */
  drivers: number;
  /** What the customer pays without tax, in öre. */
  customerPrice: number;
  /** Value added tax, in öre: 6 %, none when the trip runs abroad too. */
  tax: number;
  /** What the customer pays, tax included, in öre. */
  total: number;
  /** When it was cancelled (UTC). */
  canceledAt: string | null;
  /** What its cancellation cost, in öre. */
  cancellationFee: number | null;
  /** What a cancellation costs, by how early it is. */
  cancellation: CancellationTier[];
}

/** The bus of the operator that a booking has. */
export interface BookedVehicle {
  /** The number plate. */
  registrationNumber: string;
}

/** A purchase with its buses, as its customer sees it. What the operator gets is not in it. */
export interface Booking {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** There, or there and back. */
  tripType: TripType;
  /** When the trip leaves (UTC). */
  departure: string;
  /** When the way back begins (UTC); null for a one-way trip. */
  return: string | null;
  /** How many grown-up passengers. */
  adults: number;
  /** How many passengers who are children. */
  children: number;
  /** How many passengers who sit in wheelchairs. */
  wheelchairs: number;
  /** What the customer pays without tax, in öre. */
  customerPrice: number;
  /** Value added tax, in öre: 6 %, none when the trip runs abroad too. */
  tax: number;
  /** What the customer pays, tax included, in öre. */
  total: number;
  /** Until when unpaid buses are held (UTC); null once they are paid or gone. */
  holdExpiresAt: string | null;
  /** When the customer accepted the terms (UTC). */
  termsAcceptedAt: string | null;
  /** The bus company. */
  company: BookingOperator;
  /** Who is asked for. */
  contactName: string;
  /** Where to write. */
  contactEmail: string;
  /** Where to call; any common way of writing it is taken, E.164 is the sure one. */
  contactPhone: string;
  /** What the customer wants the operator to know. */
  comment: string | null;
  /** What the customer needs beyond the usual. */
  specialRequests: string | null;
  /** In the order in which they are driven. */
  stops: BookingStop[];
  /** One for each bus. */
  bookings: BookedBus[];
  /** The newest last. */
  payments: Payment[];
  /** One for each time that money went back. */
  refunds: Refund[];
}

/** A firm booking is cancelled: the bus is free again. */
export interface BookingCanceledEvent {
  /** Of the event: the same id is the same event, sent again. */
  id: string;
  /** What happened. */
  event: 'booking.canceled';
  /** When it happened (UTC): of two events of a booking the later one counts. */
  occurredAt: string;
  /** The booking as it was when it happened. */
  data: OperatorBooking;
}

/** A firm booking has gone on, or its details have changed. */
export interface BookingChangedEvent {
  /** Of the event: the same id is the same event, sent again. */
  id: string;
  /** What happened. */
  event: 'booking.changed';
  /** When it happened (UTC): of two events of a booking the later one counts. */
  occurredAt: string;
  /** The booking as it was when it happened. */
  data: OperatorBooking;
}

/** A booking is firm: paid, or bought on invoice. */
export interface BookingCreatedEvent {
  /** Of the event: the same id is the same event, sent again. */
  id: string;
  /** What happened. */
  event: 'booking.created';
  /** When it happened (UTC): of two events of a booking the later one counts. */
  occurredAt: string;
  /** The booking as it was when it happened. */
  data: OperatorBooking;
}

/** What a customer says of a held booking before it is paid. */
export interface BookingDetails {
  /** Who is asked for. */
  contactName: string;
  /** Where to write. */
  contactEmail: string;
  /** Where to call; any common way of writing it is taken, E.164 is the sure one. */
  contactPhone: string;
  /** How many grown-up passengers. */
  adults: number;
  /** How many passengers who are children. */
  children: number;
  /** What the customer wants the operator to know. */
  comment?: string;
  /** What the customer needs beyond the usual. */
  specialRequests?: string;
  /** For which unit, where an organisation buys. */
  unitId?: number;
  /** One for each stop of the trip, in order. */
  stops: BookingStopDetails[];
  /** That the terms are accepted: only `true` is taken. */
  terms: true;
}

/** A page of purchases. */
export interface BookingList {
  /** One for each purchase. */
  bookings: BookingSummary[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** The bus company that drives, and how to reach it. */
export interface BookingOperator {
  /** The name. */
  name: string;
  /** Where to write. */
  contactEmail: string;
  /** Where to call; any common way of writing it is taken, E.164 is the sure one. */
  contactPhone: string;
}

/** How far a bus is. Held and not yet paid: `preliminaryBooked` (details missing), `waitingForPayment`, `paymentInitialized`, `paymentFailed`. Firm: `paymentSucceeded`, then `booked`; `purchased` on invoice; `started` when the trip runs. `canceled` is the end. */
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

/** A place where a booked bus stops. */
export interface BookingStop {
  /** The name. */
  name: string;
  /** Street and number. */
  street: string | null;
  /** Where the way home ends (first stop) or begins (last stop), if not at `street`; empty or null otherwise. Other stops and one-way trips have none. */
  homeStreet: string | null;
  /** Whether people get on or off. */
  stopType: StopType;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84. */
  lon: number;
  /** When the bus arrives (UTC); null at the first stop. */
  arrival: string | null;
  /** When the bus leaves the stop (UTC); null at the last one. */
  departure: string | null;
}

/** Where exactly the bus stops, and whether people get on or off. */
export interface BookingStopDetails {
  /** Street and number. */
  street: string;
  /** Whether people get on or off. */
  stopType: 'pickUp' | 'dropOff' | 'both';
  /** Where the way home ends (first stop) or begins (last stop), if not at `street`; empty or null otherwise. Other stops and one-way trips have none. */
  homeStreet?: string;
}

/** A purchase as a row of a list. */
export interface BookingSummary {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** The number of its first bus that is not cancelled. */
  bookingNumber: string;
  /** Of the purchase’s first bus that is not cancelled. */
  status: BookingStatus;
  /** When the trip leaves (UTC). */
  departure: string;
  /** When the way back begins (UTC); null for a one-way trip. */
  return: string | null;
  /** Where the trip begins. */
  from: string;
  /** Where the trip ends. */
  to: string;
  /** How many buses. */
  buses: number;
  /** How many passengers, children included. */
  passengers: number;
  /** The name of the company. */
  companyName: string;
  /** What the customer pays, tax included, in öre. */
  total: number;
  /** Until when unpaid buses are held (UTC); null once they are paid or gone. */
  holdExpiresAt: string | null;
}

/** What a cancellation costs, or has cost. */
export interface Cancellation {
  /** What the cancellation costs, in öre. */
  fee: number;
  /** What goes back to the customer, in öre. */
  refund: number;
  /** One for each bus that is cancelled. */
  bookings: CancellationOfBus[];
}

/** The part of one bus in it. */
export interface CancellationOfBus {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** What the customer paid for it, tax included, in öre. */
  total: number;
  /** What the cancellation costs, in öre. */
  fee: number;
  /** What goes back to the customer, in öre. */
  refund: number;
}

/** What to cancel, and which fee the customer has agreed to. */
export interface CancellationRequest {
  /** Only this bus of the purchase; without it, all of them. */
  bookingNumber?: string;
  /** In words, for people. */
  reason?: string;
  /** The fee in öre that the customer was shown: a higher one is refused with `error.booking.feeChanged`. */
  agreedFee?: number;
}

/** From how many hours before the departure a cancellation costs how much of the price. */
export interface CancellationTier {
  /** At least so many hours before the departure. */
  hours: number;
  /** Hundredths of a percent of the price: 10000 is all of it. */
  basisPoints: number;
}

/** `waiting` for the customer, `refunded`, or `moved` to another bus. */
export type ChoiceStatus = 'waiting' | 'refunded' | 'moved';

/** One of the buses that were offered. */
export interface ChosenBus {
  /** Our id of the bus. */
  vehicleId: number;
}

/** What a bus company says of itself when it applies. */
export interface CompanyApplication {
  /** The company that applies. */
  company: CustomerOrganisation;
  /** The town of the address. */
  city: string;
  /** Where it drives: ISO 3166-1 alpha-2. */
  countries: string[];
  /** Anything else that the company wants to say. */
  info?: string | null;
  /** The number of its permit. */
  trafficPermit?: string;
  /** The last day of its permit. */
  trafficPermitUntil?: string | null;
  /** Who is asked for. */
  contactName: string;
  /** Where to write. */
  contactEmail: string;
  /** Where to call; any common way of writing it is taken, E.164 is the sure one. */
  contactPhone: string;
  /** That the terms are accepted: only `true` is taken. */
  terms: true;
}

/** Somebody to write to and to call. */
export interface ContactPerson {
  /** The name. */
  name: string;
  /** An email address. */
  email: string;
  /** A telephone number; any common way of writing it is taken, E.164 is the sure one. */
  phone: string;
}

/** The organisation and its top unit. */
export interface CreatedDealOrganisation {
  /** Our id of the organisation. */
  organisationId: number;
  /** Our id of the unit. */
  unitId: number;
}

/** What somebody logs in with. */
export interface Credentials {
  /** The username, or the address where that is one. */
  username: string;
  /** The password. */
  password: string;
  /** Of the second factor, where it is on: from the app, or a recovery code. */
  code?: string;
}

/** A customer’s record. */
export interface Customer {
  /** Our id of it. */
  id: number;
  /** A person or an organisation. */
  customerType: CustomerType;
  /** The name. */
  name: string;
  /** An email address. */
  email: string;
  /** A telephone number; any common way of writing it is taken, E.164 is the sure one. */
  phone: string;
  /** The name of the company. */
  companyName: string | null;
  /** Organisation or VAT number; several ways of writing it are taken. */
  orgNumber: string | null;
  /** The VAT number. */
  vatNumber: string | null;
  /** Street and number. */
  street: string;
  /** The postcode. */
  postcode: string;
  /** The town of the address. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** A customer’s record as it shall be from now on. */
export interface CustomerDetails {
  /** The name. */
  name: string;
  /** An email address. */
  email: string;
  /** A telephone number; any common way of writing it is taken, E.164 is the sure one. */
  phone: string;
  /** For an organisation; left out for a person. */
  company?: CustomerOrganisation;
  /** Street and number. */
  street?: string;
  /** The postcode. */
  postcode?: string;
  /** The town of the address. */
  city?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
}

/** The customer who has come into being. */
export interface CustomerId {
  /** Our id of the customer. */
  customerId: number;
}

/** A page of customers. */
export interface CustomerList {
  /** One for each customer. */
  customers: CustomerSummary[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** The organisation that a customer buys for. */
export interface CustomerOrganisation {
  /** The name. */
  name: string;
  /** Organisation or VAT number; several ways of writing it are taken. */
  orgNumber: string;
}

/** A customer as a row of a list. */
export interface CustomerSummary {
  /** Our id of it. */
  id: number;
  /** A person or an organisation. */
  customerType: CustomerType;
  /** The name. */
  name: string;
  /** An email address. */
  email: string;
  /** A telephone number; any common way of writing it is taken, E.164 is the sure one. */
  phone: string;
  /** The name of the company. */
  companyName: string | null;
  /** Organisation or VAT number; several ways of writing it are taken. */
  orgNumber: string | null;
  /** The town of the address. */
  city: string;
  /** When it came into being (UTC). */
  created: string;
}

/** `PRIVATE`: a person; `CORPORATE`: an organisation. */
export type CustomerType = 'PRIVATE' | 'CORPORATE';

/** A customer and a page of the bookings. */
export interface CustomerWithBookings {
  /** The customer. */
  customer: Customer;
  /** One for each purchase. */
  bookings: BookingSummary[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** That a deviation is kept. */
export interface DeviationReceipt {
  /** A UUID of the client’s own: what is sent twice with it is kept once. */
  sendKey: string;
}

/** What went otherwise on a journey than was planned. */
export interface DeviationReport {
  /** A UUID of the client’s own: what is sent twice with it is kept once. */
  sendKey: string;
  /** What was the cause, in a few words. */
  cause: string;
  /** How much farther it was, in metres. */
  extraMetres: number;
  /** How much longer it took, in minutes. */
  extraMinutes: number;
  /** Anything else, in words. */
  comment?: string | null;
  /** The typed name of who tells of it. */
  signature: string;
  /** A signature as strokes on a pad of 600 × 200: SVG path data of `M` and `L` with whole numbers. */
  drawnSignature?: string | null;
}

/** What every refusal answers. `errorCode` and `error` say the same thing, as a number and as a key. */
export interface ErrorBody {
  /** The refusal as a number. It never changes its meaning. */
  errorCode: number;
  /** The refusal as a key for translations. */
  error: string;
  /** What the texts of the refusal are filled with. */
  params: (string | number)[];
  /** What to tell a person, in the language of the request. */
  message: string;
  /** By field; empty when no field is to blame. */
  fieldErrors: FieldError[];
  /** With `error.booking.tripTooLong`: the smallest changes of each sort that would make the trip legal. */
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
  | 503
  | 501
  | 510
  | 421
  | 404
  | 403
  | 419
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
  | 'error.booking.cannotCancelRemainder'
  | 'error.booking.cannotCancelStarted'
  | 'error.booking.choiceOver'
  | 'error.booking.dayTripOneDay'
  | 'error.booking.departurePast'
  | 'error.booking.departureTooSoon'
  | 'error.booking.detailsMissing'
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
  /** Where in the request: `stops.0.place`. */
  field: string;
  /** The refusal as a key for translations. */
  error: string;
  /** What the texts of the refusal are filled with. */
  params: (string | number)[];
  /** What to tell a person, in the language of the request. */
  message: string;
  /** For the client’s author: what the schema asks for. English. */
  detail?: string;
}

/** Who is invited to manage the organisation. */
export interface FirstAdministrator {
  /** The name. */
  name: string;
  /** An email address. */
  email: string;
}

/** The running of one booked bus, as its driver sees it: never what it costs. */
export interface Journey {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** How far it is. */
  status: JourneyStatus;
  /** Whether the booking has been cancelled. */
  isCanceled: boolean;
  /** Whether the bus drives back with passengers. */
  hasReturn: boolean;
  /** When the first passengers get on (UTC). */
  pickup: string;
  /** When the trip leaves (UTC). */
  departure: string;
  /** When the way back begins (UTC); null for a one-way trip. */
  return: string | null;
  /** Where the trip begins. */
  from: string;
  /** Where the trip ends. */
  to: string;
  /** How many passengers, children included. */
  passengers: number;
  /** How many passengers who sit in wheelchairs. */
  wheelchairs: number;
  /** The number plate. */
  registrationNumber: string;
}

/** The journeys of a driver. */
export interface JourneyList {
  /** The next one first. */
  journeys: Journey[];
}

/** How far a journey is now. */
export interface JourneyState {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** How far it is. */
  status: JourneyStatus;
}

/** How far a journey is. */
export type JourneyStatus = 'notStarted' | 'started' | 'finished' | 'returnStarted' | 'returnCompleted' | 'terminated';

/** Swedish or English. */
export type Language = 'sv' | 'en';

/** A time in which the operator’s own system needs the bus, at most 400 days long. */
export interface Lock {
  /** When the bus is not free any more. */
  start: string;
  /** When the bus is free again: intervals are half-open. */
  end: string;
  /** For people of the operator. */
  comment?: string;
}

/** The offer to take over. */
export interface NewBooking {
  /** The `token` of an offer. */
  offer: string;
}

/** A customer whom somebody else registers. */
export interface NewCustomer {
  /** The name. */
  name: string;
  /** An email address. */
  email: string;
  /** A telephone number; any common way of writing it is taken, E.164 is the sure one. */
  phone: string;
  /** Of mails and texts for people. */
  language?: Language;
  /** For an organisation; left out for a person. */
  company?: CustomerOrganisation;
  /** Street and number. */
  street?: string;
  /** The postcode. */
  postcode?: string;
  /** The town of the address. */
  city?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
}

/** An organisation that buys on agreed terms, and what is agreed. */
export interface NewDealOrganisation {
  /** The name. */
  name: string;
  /** Organisation or VAT number; several ways of writing it are taken. */
  orgNumber: string;
  /** Of mails and texts for people. */
  language?: Language;
  /** Whom mails go to; the first administrator when it is left out. */
  contact?: ContactPerson;
  /** How much may be bought before it is paid, in öre. */
  creditLimit?: number;
  /** Days until an invoice is due; as the general settings have it when it is left out. */
  paymentTermsDays?: number;
  /** How the organisation may pay. */
  paymentOptions?: ('card' | 'invoice')[];
  /** Whether purchases are put together on one invoice. */
  collectiveInvoice?: boolean;
  /** Whether the organisation orders buses in place of trains. */
  trainReplacement?: boolean;
  /** What the organisation books the unit’s purchases on. */
  costCenter?: string;
  /** Who is invited as its first administrator. */
  admin: FirstAdministrator;
}

/** A password that is chosen by a mailed link. */
export interface NewPassword {
  /** The secret of the link, as it stands in it. */
  uuid: string;
  /** 8 to 128 characters with a capital, a small letter and a digit, and not a common one. */
  password: string;
  /** The same once more. */
  passwordRepeat: string;
}

/** A bus company’s answer to a request: buses and a price. */
export interface NewQuote {
  /** Ids of one to four own buses. */
  vehicleIds: number[];
  /** A second driver in each bus, also where one would do. */
  twoDrivers?: boolean;
  /** What the operator gets without tax, in öre. */
  operatorPrice: number;
  /** In words. */
  message?: string | null;
}

/** A trip, and which bus companies shall price it. */
export interface NewQuoteRequest {
  /** There, or there and back. */
  tripType: TripType;
  /** In the order in which they are driven. */
  stops: WantedStop[];
  /** When the trip leaves, with its offset from UTC. */
  departure: string;
  /** When the way back begins, with its offset from UTC; not for a one-way trip. */
  return?: string;
  /** How many grown-up passengers. */
  adults: number;
  /** How many passengers who are children. */
  children?: number;
  /** How many passengers who sit in wheelchairs. */
  wheelchairs?: number;
  /** Ids of one to three companies, as offers have them. */
  companies: number[];
  /** In words. */
  message?: string | null;
  /** What the customer needs beyond the usual. */
  specialRequests?: string | null;
  /** A UUID of the client’s own: what is sent twice with it is kept once. */
  sendKey: string;
}

/** An empty object: it takes nothing. */
export type NoInput = Record<string, never>;

/** A time in which a bus is not free. */
export interface Occupancy {
  /** What it is. */
  kind: OccupancyKind;
  /** When the bus is not free any more. */
  start: string;
  /** When the bus is free again: intervals are half-open. */
  end: string;
  /** Of what we have sold; null for everything else. */
  bookingNumber: string | null;
  /** Of the caller’s own locks; null for everything else. */
  externalId: string | null;
  /** For people of the operator. */
  comment: string | null;
}

/** What takes the bus’s time. */
export type OccupancyKind = 'booked' | 'preliminaryBooked' | 'locked' | 'manuallyLocked' | 'externallyLocked';

/** A page of what takes a bus’s time. */
export interface OccupancyList {
  /** One for each time. */
  occupancies: Occupancy[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** Buses of one company that are free for the whole trip, and what they cost together. */
export interface Offer {
  /** What `createBooking` takes over. It is sealed: nothing can be read from it. */
  token: string;
  /** Until when it is good (UTC). */
  expiresAt: string;
  /** The bus company. */
  company: OfferCompany;
  /** The buses. */
  buses: OfferedBus[];
  /** From 1 to 5, the mean of what customers said of the company; null when too few have. */
  rating: number | null;
  /** How far the bus has to drive empty to the first stop, in metres. */
  startMetres: number;
  /** Grams of CO₂ equivalents of the whole trip, empty ways included. */
  emissionsGrams: number;
  /** What the customer pays without tax, in öre. */
  customerPrice: number;
  /** Value added tax, in öre: 6 %, none when the trip runs abroad too. */
  tax: number;
  /** What the customer pays, tax included, in öre. */
  total: number;
  /** What a cancellation costs, by how early it is. */
  cancellation: CancellationTier[];
}

/** The bus company that offers. */
export interface OfferCompany {
  /** Our id of it. */
  id: number;
  /** The name. */
  name: string;
  /** Codes of what the company is certified by. */
  certificates: string[];
}

/** A page of offers for a trip whose places are clear. */
export interface OfferList {
  /** That the places are clear, and these are offers. */
  kind: 'offers';
  /** Sorted as was asked. */
  offers: Offer[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
  /** True when no single bus is large enough: each offer is several buses of one operator. */
  combined: boolean;
  /** How far it is with passengers, in metres. */
  metres: number;
  /** How long the bus drives with passengers, ferries included, in seconds. */
  seconds: number;
}

/** A bus of an offer. */
export interface OfferedBus {
  /** Code of the kind of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** The year of the model. */
  modelYear: number | null;
  /** How many passengers the bus seats. */
  seats: number;
  /** How many wheelchairs the bus takes. */
  wheelchairPlaces: number;
  /** Code of what the bus runs on. */
  fuelType: string;
  /** Codes of what is on board. */
  equipment: string[];
  /** Codes of what makes the bus accessible: lift, ramp, low floor and so on. */
  accessibility: string[];
  /** How many drivers the bus has. */
  drivers: number;
  /** What the bus does between the ways of a round trip: `wait` there, or drive `home` and come again. */
  between: 'wait' | 'home';
}

/** A booking as its operator’s system is told of it: with the operator’s price and whom to call. */
export interface OperatorBooking {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** The number of the purchase that the booking is part of. */
  orderNumber: string;
  /** How far it is. */
  status: string;
  /** The bus. */
  vehicle: BookedVehicle;
  /** There, or there and back. */
  tripType: TripType;
  /** When the trip leaves (UTC). */
  departure: string;
  /** When the way back begins (UTC); null for a one-way trip. */
  return: string | null;
  /** When the bus stands at the first stop (UTC). */
  pickupAt: string;
  /** When the bus leaves the place where it starts (UTC). */
  occupiedFrom: string;
  /** When the bus is back where it ends (UTC). */
  occupiedTo: string;
  /** How many passengers, children included. */
  passengers: number;
  /** How many passengers who sit in wheelchairs. */
  wheelchairs: number;
  /** What the operator gets without tax, in öre. */
  operatorPrice: number;
  /** Who is asked for. */
  contactName: string;
  /** Where to call; any common way of writing it is taken, E.164 is the sure one. */
  contactPhone: string;
  /** What the customer wants the operator to know. */
  comment: string | null;
  /** In the order in which they are driven. */
  stops: OperatorBookingStop[];
}

/** A place where the bus stops. */
export interface OperatorBookingStop {
  /** The name. */
  name: string;
  /** Street and number. */
  street: string | null;
  /** Where the way home ends (first stop) or begins (last stop), if not at `street`; empty or null otherwise. Other stops and one-way trips have none. */
  homeStreet: string | null;
  /** Whether people get on or off. */
  stopType: StopType;
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84. */
  lon: number;
  /** When the bus arrives (UTC); null at the first stop. */
  arrival: string | null;
  /** When the bus leaves the stop (UTC); null at the last one. */
  departure: string | null;
}

/** A quote as the company that gave it reads it. */
export interface OwnQuote {
  /** Our id of it. */
  id: number;
  /** How far it is. */
  status: QuoteStatus;
  /** The buses. */
  buses: QuotedBus[];
  /** What the customer pays without tax, in öre. */
  customerPrice: number;
  /** Value added tax, in öre: 6 %, none when the trip runs abroad too. */
  tax: number;
  /** What the customer pays, tax included, in öre. */
  total: number;
  /** In words. */
  message: string | null;
  /** Until when the customer may accept it (UTC). */
  validUntil: string;
  /** What the operator gets without tax, in öre. */
  operatorPrice: number;
  /** What the company’s price lists give, in öre; null where they give no price. */
  proposedPrice: number | null;
  /** Whether it has expired and may be offered once more. */
  isRenewable: boolean;
}

/** The secret of a mailed link. */
export interface PasswordLink {
  /** The secret of the link, as it stands in it. */
  uuid: string;
}

/** Whose link it is. */
export interface PasswordLinkOwner {
  /** What the account is called. */
  username: string;
  /** Whether it is an invitation, so that the password is the first one. */
  invited: boolean;
}

/** Where to mail a link. */
export interface PasswordLinkRequest {
  /** An email address. */
  email: string;
}

/** A payment of a purchase. */
export interface Payment {
  /** How far it is. */
  status: PaymentStatus;
  /** Öre. */
  amount: number;
  /** What was taken from the customer, in öre. */
  capturedAmount: number;
  /** What has gone back to the customer, in öre. */
  refundedAmount: number;
  /** When the money had come (UTC). */
  succeededAt: string | null;
}

/** Where the customer pays. */
export interface PaymentPage {
  /** To be opened in a browser. */
  url: string;
}

/** How far a payment is. */
export type PaymentStatus = 'created' | 'open' | 'failed' | 'expired' | 'succeeded' | 'mismatch';

/** A place that was perhaps meant. */
export interface PlaceChoice {
  /** What to send as `place` to mean this one. */
  id: string;
  /** The name. */
  name: string;
  /** What it is. */
  kind: string;
  /** The municipality, in the language of the request. */
  municipality: string;
  /** The county, in the language of the request. */
  county: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** What the stops of a search can mean, because at least one is not clear. */
export interface PlaceChoices {
  /** That a place is to be chosen; search again with ids. */
  kind: 'places';
  /** One for each stop of the search, in order. */
  stops: StopChoices[];
}

/** Where a bus was at an instant. */
export interface Position {
  /** When the bus was there, with its offset from UTC. */
  at: string;
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84. */
  lon: number;
  /** How far off the position may be, in metres. */
  accuracyMetres?: number;
}

/** Somebody’s account. */
export interface Profile {
  /** What the account is called. */
  username: string;
  /** The address that mails go to. */
  email: string;
  /** Whether the address has been confirmed. */
  emailVerified: boolean;
  /** Waits for the link that was mailed there. */
  newEmail: string | null;
  /** The name. */
  name: string;
  /** Of mails and texts for people. */
  language: Language;
}

/** What to change of the own account. At least one of `language` and `email`; `currentPassword` goes with `email`. */
export interface ProfileChange {
  /** Of mails and texts for people. */
  language?: Language;
  /** The new address: counts once the link that is mailed there has been opened. */
  email?: string;
  /** To prove who asks; goes with `email`. */
  currentPassword?: string;
  /** Of the second factor, where it is on: from the app, or a recovery code. */
  code?: string;
}

/** A bus company’s price for a trip, as the customer who asked reads it. */
export interface Quote {
  /** Our id of it. */
  id: number;
  /** How far it is. */
  status: QuoteStatus;
  /** The buses. */
  buses: QuotedBus[];
  /** What the customer pays without tax, in öre. */
  customerPrice: number;
  /** Value added tax, in öre: 6 %, none when the trip runs abroad too. */
  tax: number;
  /** What the customer pays, tax included, in öre. */
  total: number;
  /** In words. */
  message: string | null;
  /** Until when the customer may accept it (UTC). */
  validUntil: string;
  /** Which company gave it. */
  companyId: number;
}

/** A trip that was sent to one to three bus companies to be priced. */
export interface QuoteRequest {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** When it came into being (UTC). */
  created: string;
  /** The trip that was asked for. */
  trip: Trip;
  /** In words. */
  message: string | null;
  /** What the customer needs beyond the usual. */
  specialRequests: string | null;
  /** The companies that were asked. */
  companies: AskedCompany[];
}

/** A page of requests. */
export interface QuoteRequestList {
  /** One for each request. */
  quoteRequests: QuoteRequest[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** How far one company is with a request. */
export type QuoteRequestStatus = 'new' | 'answered' | 'rejected' | 'expired';

/** A request with the quotes that have come. */
export interface QuoteRequestWithQuotes {
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** When it came into being (UTC). */
  created: string;
  /** The trip that was asked for. */
  trip: Trip;
  /** In words. */
  message: string | null;
  /** What the customer needs beyond the usual. */
  specialRequests: string | null;
  /** The companies that were asked. */
  companies: AskedCompany[];
  /** One for each company that has given one. */
  quotes: Quote[];
}

/** How far a quote is. */
export type QuoteStatus = 'open' | 'inProgress' | 'accepted' | 'rejected' | 'expired';

/** A bus of a quote. */
export interface QuotedBus {
  /** Make and model of the bus. */
  model: string;
  /** How many passengers the bus seats. */
  seats: number;
  /** How many drivers the bus has. */
  drivers: number;
}

/** Why it is done. */
export interface Reason {
  /** In words, for people. */
  reason: string;
}

/** A request as a company that was asked sees it; not whom else the customer asked. */
export interface ReceivedQuoteRequest {
  /** Our id of it. */
  id: number;
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** How far it is. */
  status: QuoteRequestStatus;
  /** When it came into being (UTC). */
  created: string;
  /** When the request ends if the company has not answered (UTC). */
  answerBy: string;
  /** The name of the customer. */
  customer: string;
  /** The trip that was asked for. */
  trip: Trip;
  /** In words. */
  message: string | null;
  /** What the customer needs beyond the usual. */
  specialRequests: string | null;
}

/** A page of the requests that a company was asked to answer. */
export interface ReceivedQuoteRequestList {
  /** One for each request. */
  quoteRequests: ReceivedQuoteRequest[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** A request with the company’s own quote. */
export interface ReceivedQuoteRequestWithQuote {
  /** Our id of it. */
  id: number;
  /** Digits, the last of them a check digit: the number that people see. */
  number: string;
  /** How far it is. */
  status: QuoteRequestStatus;
  /** When it came into being (UTC). */
  created: string;
  /** When the request ends if the company has not answered (UTC). */
  answerBy: string;
  /** The name of the customer. */
  customer: string;
  /** The trip that was asked for. */
  trip: Trip;
  /** In words. */
  message: string | null;
  /** What the customer needs beyond the usual. */
  specialRequests: string | null;
  /** Null until one has been given. */
  quote: OwnQuote | null;
}

/** Money that goes back to the customer. */
export interface Refund {
  /** Öre. */
  amount: number;
  /** How far it is. */
  status: RefundStatus;
  /** When the money had gone back (UTC). */
  completedAt: string | null;
}

/** How far a refund is. */
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';

/** Somebody who opens an account. */
export interface Registration {
  /** What the account is called. */
  username: string;
  /** An email address. */
  email: string;
  /** 8 to 128 characters with a capital, a small letter and a digit, and not a common one. */
  password: string;
  /** The same once more. */
  passwordRepeat: string;
  /** The name. */
  name: string;
  /** A telephone number; any common way of writing it is taken, E.164 is the sure one. */
  phone: string;
  /** For an organisation; left out for a person. */
  company?: CustomerOrganisation;
  /** That the terms are accepted: only `true` is taken. */
  terms: true;
}

/** Why a company will not drive the trip. */
export interface Rejection {
  /** In words. */
  message: string;
}

/** A bus that can drive in place of the canceled one. */
export interface ReplacementBus {
  /** Our id of the bus. */
  vehicleId: number;
  /** The name of the company. */
  companyName: string;
  /** Whether it is a bus of the operator that canceled. */
  isOwn: boolean;
  /** Code of the kind of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** How many passengers the bus seats. */
  seats: number;
  /** How far the bus has to drive empty to the first stop, in metres. */
  startMetres: number;
  /** Grams of CO₂ equivalents of the whole trip, empty ways included. */
  emissionsGrams: number;
}

/** What a customer may choose after the operator has canceled a bus. */
export interface ReplacementChoice {
  /** The number of one bus of a purchase. */
  bookingNumber: string;
  /** How far it is. */
  status: ChoiceStatus;
  /** Öre. */
  amount: number;
  /** Until when the customer may choose (UTC); then the money goes back. */
  deadline: string;
  /** The bus that stands for the canceled one, once another is taken. */
  newBookingNumber: string | null;
  /** Free now, at the agreed price: the same operator’s first. Empty once it is chosen. */
  buses: ReplacementBus[];
}

/** What the customer has chosen. */
export interface ReplacementDecision {
  /** The number of one bus of a purchase. */
  bookingNumber: string;
  /** `refund` for the money, or the bus that shall drive instead. */
  wanted: 'refund' | ChosenBus;
}

/** One stop of a search and what it can mean. */
export interface StopChoices {
  /** What the search had there. */
  typed: string;
  /** A single one where the stop is clear. */
  choices: PlaceChoice[];
}

/** Whether people get on, get off, or both. */
export type StopType = 'pickUp' | 'dropOff' | 'both';

/** A bearer token. */
export interface Token {
  /** The token. */
  token: string;
  /** Until when it is good (UTC). */
  expiresAt: string;
}

/** Where, when and how many. */
export interface Trip {
  /** There, or there and back. */
  tripType: TripType;
  /** In the order in which they are driven. */
  stops: TripStop[];
  /** When the trip leaves (UTC). */
  departure: string;
  /** When the way back begins (UTC); null for a one-way trip. */
  return: string | null;
  /** How many grown-up passengers. */
  adults: number;
  /** How many passengers who are children. */
  children: number;
  /** How many passengers who sit in wheelchairs. */
  wheelchairs: number;
}

/** A change that would make a trip legal. */
export interface TripAdvice {
  /** Which sort of change. */
  key: string;
  /** By how many minutes. */
  minutes?: number;
  /** The stop that is meant. */
  place?: string;
  /** The stop after it. */
  to?: string;
  /** Which shift of the drivers is meant: when it begins. */
  shift?: string;
}

/** The trip that somebody wants, and which buses will do. */
export interface TripSearch {
  /** There, or there and back. */
  tripType: TripType;
  /** In the order in which they are driven. */
  stops: WantedStop[];
  /** When the trip leaves, with its offset from UTC. */
  departure: string;
  /** When the way back begins, with its offset from UTC; not for a one-way trip. */
  return?: string;
  /** How many grown-up passengers. */
  adults: number;
  /** How many passengers who are children. */
  children?: number;
  /** How many passengers who sit in wheelchairs. */
  wheelchairs?: number;
  /** Only buses of these kinds; none means all. */
  busTypes?: string[];
  /** Only buses that run on these; none means all. */
  fuelTypes?: string[];
  /** Only buses with all of these. */
  equipment?: string[];
  /** Only buses with all of these. */
  accessibility?: string[];
  /** Only companies with all of these. */
  certificates?: string[];
  /** Only offers of the company with this id. */
  operator?: number;
  /** Only offers of at most so many whole kronor, tax included. */
  maxPrice?: number;
  /** What the list is sorted by. */
  sort?: 'price' | 'distance' | 'rating' | 'emissions';
  /** Which page of the list, from 1. */
  page?: number;
  /** How many rows a page has, at most 100. */
  pageSize?: number;
}

/** Offers, or places to choose between: `kind` says which. */
export type TripSearchAnswer = OfferList | PlaceChoices;

/** A place of a trip. */
export interface TripStop {
  /** The name. */
  name: string;
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84. */
  lon: number;
  /** How long the bus waits there, in seconds. */
  dwellSeconds: number;
}

/** `one-way`; `round-trip`: the bus comes again to drive back; `day-trip`: there and back on one day. */
export type TripType = 'one-way' | 'round-trip' | 'day-trip';

/** A part of an organisation that buys for itself. */
export interface Unit {
  /** Our id of it. */
  id: number;
  /** Our id of the organisation. */
  organisationId: number;
  /** The name of the organisation. */
  organisationName: string;
  /** The unit that it is part of; null for the top unit. */
  parentId: number | null;
  /** The name. */
  name: string;
  /** What the organisation books the unit’s purchases on. */
  costCenter: string;
  /** Whether the unit may buy. */
  active: boolean;
}

/** Units of an organisation. */
export interface UnitList {
  /** One for each unit. */
  units: Unit[];
}

/** A page of units. */
export interface UnitPage {
  /** One for each unit. */
  units: Unit[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** A bus of the operator. */
export interface Vehicle {
  /** Our id of it. */
  id: number;
  /** The number plate. */
  registrationNumber: string;
  /** The id in the operator’s own system. */
  externalId: string | null;
  /** Code of the kind of bus. */
  busType: string;
  /** Make and model of the bus. */
  model: string;
  /** How many passengers the bus seats. */
  seats: number;
  /** How far it is. */
  status: 'active' | 'inactive';
}

/** A page of buses. */
export interface VehicleList {
  /** One for each bus. */
  vehicles: Vehicle[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** Which page of the list, from 1. */
  page: number;
  /** How many rows a page has, at most 100. */
  pageSize: number;
}

/** A place where the trip shall stop. */
export interface WantedStop {
  /** An id of a place, its name, a postcode, or `lat,lon`. */
  place: string;
  /** How long the bus waits there, in seconds. */
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
  DealOrganisationNoCard: 'error.dealOrganisation.noCard';
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
  PaymentUnavailable: 'error.service.busy' | 'error.payment.unavailable';
  PlaceNotFound: 'error.place.notFound';
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
    | Refusals['DealOrganisationNoCard']
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
    | 'error.quote.expired'
    | 'error.quote.notOpen'
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
    | 'error.quoteRequest.notFound'
    | 'error.quote.notFound'
    | 'error.quote.anotherChosen'
    | 'error.state.notAllowed'
    | 'error.booking.occupied'
    | Refusals['RequestTooLarge']
    | Refusals['RequestUnsupportedMediaType']
    | Refusals['BookingDepartureTooSoon']
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

  /** Log in and get a token. Checks a username or login address with its password, and the code of the second factor where the account has one. The token goes as `Authorization: Bearer` with every later request and ends at `expiresAt`, by `revokeToken`, or when the password is changed. */
  async createToken(call: { body: Credentials }): Promise<Token> {
    return (await this.send<Token>('POST', '/auth/login', call, [])).data;
  }

  /** Get the pepper for signatures of scheme 1. Answers the pepper that signatures of scheme 1 are made with. Sent with a token, the pepper belongs to that token; without, it is everybody’s. It is good today and tomorrow (UTC): fetch it again after errorCode 113, at most once a minute. */
  async getPepper(): Promise<string> {
    return (await this.send<string>('POST', '/auth/pepper', {}, [])).data;
  }

  /** Log out: the token ends. The token that is sent is good no more, at once and for everybody who has it. */
  async revokeToken(): Promise<null> {
    return (await this.send<null>('POST', '/auth/logout', {}, [])).data;
  }

  /** Register a private or corporate customer. Opens an account for a private person, or for an organisation when `company` is there. A mail asks the person to confirm the address; logging in works before that. */
  async registerCustomer(call: { body: Registration; idempotencyKey?: string }): Promise<CustomerId> {
    return (await this.send<CustomerId>('POST', '/customer/register', call, [])).data;
  }

  /** Own customer record. The record of the customer who is logged in. Its `ETag` goes as `If-Match` with a change, so that nobody’s later change is overwritten. */
  async getOwnCustomer(): Promise<Customer> {
    return (await this.send<Customer>('GET', '/customer', {}, [])).data;
  }

  /** As `getOwnCustomer`, with the `etag` of what it answers. */
  getOwnCustomerWithEtag(): Promise<Answer<Customer>> {
    return this.send<Customer>('GET', '/customer', {}, []);
  }

  /** Change the own customer record. Replaces the whole record: what is left out becomes empty. With `If-Match` only if nobody has changed it meanwhile. */
  async changeOwnCustomer(call: { body: CustomerDetails; ifMatch?: string }): Promise<Customer> {
    return (await this.send<Customer>('PUT', '/customer', call, [])).data;
  }

  /** As `changeOwnCustomer`, with the `etag` of what it answers. */
  changeOwnCustomerWithEtag(call: { body: CustomerDetails; ifMatch?: string }): Promise<Answer<Customer>> {
    return this.send<Customer>('PUT', '/customer', call, []);
  }

  /** Change the language or the login email address. Changes the language at once. A new login address takes the current password, and counts once the link in the mail to it has been opened. */
  async changeProfile(call: { body: ProfileChange }): Promise<Profile> {
    return (await this.send<Profile>('PUT', '/customer/update-profile', call, [])).data;
  }

  /** Search all customers. For system administrators: every customer who fits. */
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

  /** Search customers who travelled with the own company. For administrators of a bus company: customers who have travelled with it. */
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

  /** Make a customer for somebody else, who is invited by mail. The customer is mailed an invitation with a link by which to choose a password. Needs a login from the last minutes. */
  async createCustomer(call: { body: NewCustomer; idempotencyKey?: string }): Promise<CustomerId> {
    return (await this.send<CustomerId>('POST', '/customer/create', call, [])).data;
  }

  /** A customer with the bookings. A customer, and a page of the bookings that the caller may see of them. */
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

  /** A customer. The record of a customer, for those who may see it: the customer, administrators, and bus companies that drove the customer. */
  async getCustomer(call: { id: string | number }): Promise<Customer> {
    return (await this.send<Customer>('GET', '/customer/{id}', call, [])).data;
  }

  /** Apply to sell a bus company’s trips. Sends an application from a bus company that wants to sell its trips here. An administrator answers it by mail. */
  async applyAsCompany(call: { body: CompanyApplication; idempotencyKey?: string }): Promise<ApplicationReceived> {
    return (await this.send<ApplicationReceived>('POST', '/company/application/register', call, [])).data;
  }

  /** Ask for a link to change the password; the answer is the same for an unknown address. Mails a link by which to choose a new password. Says nothing about whether the address belongs to anybody. */
  async requestPasswordLink(call: { body: PasswordLinkRequest }): Promise<null> {
    return (await this.send<null>('POST', '/user/forgot-password-send-email', call, [])).data;
  }

  /** Is the link to change the password still valid?. Tells whose link it is while it is good, so that a form can greet its owner. */
  async checkPasswordLink(call: { body: PasswordLink }): Promise<PasswordLinkOwner> {
    return (await this.send<PasswordLinkOwner>('POST', '/user/forgot-password-validate-uuid', call, [])).data;
  }

  /** Change the password by the link; every login ends. Uses the link up, sets the new password and ends every token and login of the account. */
  async changePasswordByLink(call: { body: NewPassword }): Promise<null> {
    return (await this.send<null>('POST', '/user/forgot-password-change-password', call, [])).data;
  }

  /** Delete the own account. Deletes the account of the caller and takes the person out of what must be kept. Refused while trips are to come or money is owed. Needs a login from the last minutes. A GET with an effect: it is kept for clients that were written for it. */
  async eraseOwnAccount(): Promise<null> {
    return (await this.send<null>('GET', '/user/erase', {}, [])).data;
  }

  /** Delete an account, as a GET. The same as `deleteAccount`, as a GET, for clients that were written for it. */
  async eraseAccount(call: { id: string | number }): Promise<null> {
    return (await this.send<null>('GET', '/user/erase/{id}', call, [])).data;
  }

  /** Delete the own account when it becomes possible. Queues the deletion of the own account: it happens as soon as no trip or refund stands in its way. Asked twice, it is asked once. */
  async requestOwnDeletion(): Promise<null> {
    return (await this.send<null>('PUT', '/user/deletion', {}, [])).data;
  }

  /** Keep the own account after all. Takes the request for deletion back, while it waits. */
  async withdrawOwnDeletion(): Promise<null> {
    return (await this.send<null>('DELETE', '/user/deletion', {}, [])).data;
  }

  /** Delete an account. Deletes an account, one’s own or as an administrator, and takes the person out of what must be kept. Needs a login from the last minutes. */
  async deleteAccount(call: { id: string | number }): Promise<null> {
    return (await this.send<null>('DELETE', '/user/{id}', call, [])).data;
  }

  /** Find buses for a trip; answers offers, or places to choose from. Finds the buses that are available for a whole trip, with what each would cost. Changes nothing and holds nothing. Where a stop can mean several places the answer has `kind: "places"`: ask once more with the id of the right one. An offer is good until `expiresAt`. */
  async searchTrips(call: { body: TripSearch }): Promise<TripSearchAnswer> {
    return (await this.send<TripSearchAnswer>('POST', '/trips/search', call, [])).data;
  }

  /** Hold the buses of an offer. Takes an offer over: its buses are held for the customer until `holdExpiresAt`. Fill in the details with `completeBooking`, then open the payment page with `startPayment`. */
  async createBooking(call: { body: NewBooking; idempotencyKey?: string }): Promise<Booking> {
    return (await this.send<Booking>('POST', '/bookings', call, [])).data;
  }

  /** Own bookings. The purchases of the customer, or of the organisation that the caller acts for, one row each. */
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

  /** A booking with its buses. A whole purchase: its trip, its buses, what has been paid and what has been refunded. */
  async getBooking(call: { number: string | number }): Promise<Booking> {
    return (await this.send<Booking>('GET', '/bookings/{number}', call, [])).data;
  }

  /** Fill in the details of the booking. Says who travels, whom to call and where exactly to stop, and accepts the terms. Needs one entry in `stops` for each stop of the trip. An organisation that pays by invoice buys by this call. */
  async completeBooking(call: { number: string | number; body: BookingDetails }): Promise<Booking> {
    return (await this.send<Booking>('PUT', '/bookings/{number}', call, [])).data;
  }

  /** Open the payment page. Opens a payment and answers the address of its page, to be opened in a browser. The booking is confirmed when the payment has gone through: read it with `getBooking`, or have a webhook. */
  async startPayment(call: { number: string | number; idempotencyKey?: string }): Promise<PaymentPage> {
    return (await this.send<PaymentPage>('POST', '/bookings/{number}/payment', call, [])).data;
  }

  /** What cancelling costs now. What a cancellation would cost at this moment, for the whole purchase or one of its buses. Show it, and send `fee` as `agreedFee` to `cancelBooking`. */
  async getCancellationTerms(call: {
    number: string | number;
    bookingNumber?: string | number;
  }): Promise<Cancellation> {
    return (await this.send<Cancellation>('GET', '/bookings/{number}/cancellation', call, ['bookingNumber'])).data;
  }

  /** Cancel the whole purchase or one of its buses. Cancels the whole purchase, or one of its buses. The fee depends on how soon the trip leaves; the rest is refunded. With `agreedFee` a higher fee than the one that was shown is refused. */
  async cancelBooking(call: {
    number: string | number;
    body: CancellationRequest;
    idempotencyKey?: string;
  }): Promise<Cancellation> {
    return (await this.send<Cancellation>('POST', '/bookings/{number}/cancel', call, [])).data;
  }

  /** Request quotes from up to three bus companies; the same sendKey is sent once. Asks one to three bus companies for a price. Every place must be clear: use ids from `searchTrips`. The same `sendKey` is one request, however often it is sent. */
  async requestQuotes(call: { body: NewQuoteRequest }): Promise<QuoteRequest> {
    return (await this.send<QuoteRequest>('POST', '/quote-requests', call, [])).data;
  }

  /** Own quote requests. What the customer has asked for, with how far each company is. */
  async listQuoteRequests(
    call: { sort?: 'created'; order?: 'asc' | 'desc'; page?: string | number; pageSize?: string | number } = {},
  ): Promise<QuoteRequestList> {
    return (await this.send<QuoteRequestList>('GET', '/quote-requests', call, ['sort', 'order', 'page', 'pageSize']))
      .data;
  }

  /** A quote request with the companies’ answers and quotes. One request with the answers and quotes that have come. */
  async getQuoteRequest(call: { number: string | number }): Promise<QuoteRequestWithQuotes> {
    return (await this.send<QuoteRequestWithQuotes>('GET', '/quote-requests/{number}', call, [])).data;
  }

  /** Accept a quote: a booking at its price, which is then paid. Makes a booking at the quoted price; the other quotes of the request end. The booking is then completed and paid like any other. */
  async acceptQuote(call: { id: string | number }): Promise<AcceptedQuote> {
    return (await this.send<AcceptedQuote>('POST', '/quotes/{id}/accept', { ...call, body: {} }, [])).data;
  }

  /** Reject a quote. Says no to a quote; its buses are free again. */
  async rejectQuote(call: { id: string | number; body: Reason }): Promise<null> {
    return (await this.send<null>('POST', '/quotes/{id}/reject', call, [])).data;
  }

  /** What customers ask the company for. For administrators of a bus company: the requests that it was asked to answer. */
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

  /** Reject a quote request. The company will not drive this trip; the customer is told why. */
  async rejectQuoteRequest(call: { id: string | number; body: Rejection }): Promise<ReceivedQuoteRequest> {
    return (await this.send<ReceivedQuoteRequest>('POST', '/company/quote-requests/{id}/reject', call, [])).data;
  }

  /** A request to the company, with its own quote. A request to the company, with the quote that it has given. */
  async getReceivedQuoteRequest(call: { id: string | number }): Promise<ReceivedQuoteRequestWithQuote> {
    return (await this.send<ReceivedQuoteRequestWithQuote>('GET', '/company/quote-requests/{id}', call, [])).data;
  }

  /** Give a quote with own buses and an own price; the buses are held until the quote expires. Offers the customer the trip with buses of the company at a price of its own. The buses are held until the quote expires. */
  async giveQuote(call: { id: string | number; body: NewQuote }): Promise<ReceivedQuoteRequestWithQuote> {
    return (await this.send<ReceivedQuoteRequestWithQuote>('POST', '/company/quote-requests/{id}/quote', call, []))
      .data;
  }

  /** Renew a quote that has expired. Offers an expired quote once more at the same price, if its buses are still free. */
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

  /** What the customer may choose after the bus company has canceled. After a bus company has canceled a bus: what the customer may choose between until the deadline, the money or another bus at the agreed price. */
  async getReplacementChoice(call: {
    number: string | number;
    bookingNumber: string | number;
  }): Promise<ReplacementChoice> {
    return (await this.send<ReplacementChoice>('GET', '/bookings/{number}/choice', call, ['bookingNumber'])).data;
  }

  /** Choose the money or another bus at the same price. Chooses the refund, or one of the buses of `getReplacementChoice`, which then stands for the canceled one. */
  async settleReplacementChoice(call: {
    number: string | number;
    body: ReplacementDecision;
    idempotencyKey?: string;
  }): Promise<ReplacementChoice> {
    return (await this.send<ReplacementChoice>('POST', '/bookings/{number}/choice', call, [])).data;
  }

  /** The buses that the system may lock. The buses of the operator that the integration belongs to, with the ids that locks are put on. */
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

  /** When the bus is not free, and why. Everything that takes the bus’s time: bookings, holds, service and locks. `from` and `to` narrow it down to what touches that time. */
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

  /** Lock the bus, or move the lock with this id. Tells that the operator’s own system needs the bus. The id is the caller’s own: sent again with other times it moves the lock. */
  async lockVehicle(call: { id: string | number; externalId: string | number; body: Lock }): Promise<Occupancy> {
    return (await this.send<Occupancy>('PUT', '/vehicles/{id}/occupancies/{externalId}', call, [])).data;
  }

  /** Remove the lock. Removes a lock of one’s own; the bus can be sold in that time again. */
  async unlockVehicle(call: { id: string | number; externalId: string | number }): Promise<null> {
    return (await this.send<null>('DELETE', '/vehicles/{id}/occupancies/{externalId}', call, [])).data;
  }

  /** The driver’s journeys of today and those that come. For drivers: the journeys that they are named for, from today on, the next one first. */
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

  /** Where the bus is, while the journey is running. Sends where the bus is. Positions are taken while the journey is running, in any order; the newest one counts. */
  async reportPosition(call: { number: string | number; body: Position }): Promise<null> {
    return (await this.send<null>('POST', '/journeys/{number}/positions', call, [])).data;
  }

  /** What went otherwise than planned; the same sendKey is kept once. Tells of extra distance, extra time or anything else that went otherwise. The same `sendKey` is kept once, so a device may send it until it gets an answer. */
  async reportDeviation(call: { number: string | number; body: DeviationReport }): Promise<DeviationReceipt> {
    return (await this.send<DeviationReceipt>('POST', '/journeys/{number}/deviations', call, [])).data;
  }

  /** Make a deal customer with its top unit and first administrator, who is invited by mail. Makes an organisation that buys on agreed terms. Its first administrator is mailed an invitation. Needs a login from the last minutes. */
  async createDealOrganisation(call: {
    body: NewDealOrganisation;
    idempotencyKey?: string;
  }): Promise<CreatedDealOrganisation> {
    return (await this.send<CreatedDealOrganisation>('POST', '/dealcustomer/create', call, [])).data;
  }

  /** Units that one may buy for in the own organisation. The units of the caller’s organisation that the caller may buy for. */
  async listUnitsForPurchase(): Promise<UnitList> {
    return (await this.send<UnitList>('GET', '/dealcustomer/units-for-purchase', {}, [])).data;
  }

  /** Units that one may buy for in an organisation. The same for a given organisation, for those who act for several. */
  async listUnitsForPurchaseOf(call: { id: string | number }): Promise<UnitList> {
    return (await this.send<UnitList>('GET', '/dealcustomer/units-for-purchase/{id}', call, [])).data;
  }

  /** Active customer units. Units of organisations that may buy now; a traffic controller sees those of the organisation in `X-Organization-Id`. */
  async listActiveUnits(
    call: { sort?: 'name'; order?: 'asc' | 'desc'; page?: string | number; pageSize?: string | number } = {},
  ): Promise<UnitPage> {
    return (await this.send<UnitPage>('GET', '/customerunit/all-active', call, ['sort', 'order', 'page', 'pageSize']))
      .data;
  }

  /** All customer units. Units of organisations, also those that may not buy any more. */
  async listUnits(
    call: { sort?: 'name'; order?: 'asc' | 'desc'; page?: string | number; pageSize?: string | number } = {},
  ): Promise<UnitPage> {
    return (await this.send<UnitPage>('GET', '/customerunit/all', call, ['sort', 'order', 'page', 'pageSize'])).data;
  }
}
