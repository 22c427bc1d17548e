import { z } from 'zod';
import {
  cancellationTermSchema,
  instantSchema as instant,
  oreSchema as ore,
  tripBusSchema,
  tripPriceSchema,
  tripSchema,
} from '../documents';

const name = z.string();
const url = z.url({ protocol: /^https?$/ });

const canceled = {
  /** With the buses that are canceled. */
  trip: tripSchema,
  /** The buses that the trip is still made with: none when all of it is canceled. */
  remaining: z.array(tripBusSchema),
  canceledBy: z.enum(['customer', 'operator', 'admin', 'expiry']),
  reason: z.string().nullable(),
};
const askedTrip = { from: z.string(), to: z.string(), departure: instant };
/** Which trip it is about. Mails that were promised before they told so have none. */
const aboutTrip = z.object(askedTrip).nullable().default(null);
/** Whom a mail greets; empty in mails that were promised before they greeted. */
const greeted = z.string().default('');
const payment = {
  name: greeted,
  orderNumber: z.string(),
  from: z.string(),
  to: z.string(),
  departure: instant,
  total: ore,
  payUrl: url,
};
const refund = {
  name: greeted,
  about: aboutTrip,
  orderNumber: z.string(),
  amount: ore,
  cardLast4: z.string().nullable(),
  orderUrl: url,
};

/** Every mail the product sends, and what it must be told to write it. Data waits in the outbox as JSON; instants survive that. */
/** What a change of a booked trip may change. */
const changedTrip = z.object({
  stops: z.array(z.string()),
  departure: instant,
  return: instant.nullable(),
  passengers: z.int(),
  wheelchairs: z.int(),
  /** Registration numbers. */
  buses: z.array(z.string()),
  /** What the company gets, in öre without tax. */
  operatorPrice: ore,
});
export type ChangedTrip = z.output<typeof changedTrip>;

export const mailSchemas = {
  bookingConfirmation: z.object({
    trip: tripSchema,
    price: tripPriceSchema,
    terms: z.array(cancellationTermSchema),
    paidBy: z.enum(['card', 'invoice']),
    /** The customer chose this bus instead of one that was canceled: nothing is paid anew. */
    isMoved: z.boolean().default(false),
    orderUrl: url,
  }),
  operatorBookingConfirmation: z.object({
    trip: tripSchema,
    /** What the operator gets, without tax. */
    operatorPrice: ore,
    comment: z.string().nullable(),
    specialRequests: z.string().nullable(),
    orderUrl: url,
  }),
  bookingCancellation: z.object({
    ...canceled,
    fee: ore,
    /** What we pay back now. */
    refund: ore,
    /** What the customer's bank has taken back already, so that we do not pay it once more. */
    takenBack: ore,
    /** `Visa 4242`: to which card; null when it is not known, or more than one has paid. */
    card: z.string().nullable().default(null),
    /** Canceled by the operator: what may be chosen instead of the money, and until when. */
    choices: z.array(z.object({ bookingNumber: z.string(), amount: ore, until: instant, chooseUrl: url })),
    orderUrl: url,
  }),
  operatorBookingCancellation: z.object(canceled),
  refundSucceeded: z.object(refund),
  refundFailed: z.object(refund),
  /** After a refund that the bank did not take: paid back by other means, with the reference by which the customer finds it. */
  refundedElsewhere: z.object({
    name: greeted,
    about: aboutTrip,
    orderNumber: z.string(),
    amount: ore,
    reference: z.string(),
    orderUrl: url,
  }),
  paymentFailed: z.object({ ...payment, heldUntil: instant }),
  payLink: z.object({ ...payment, validUntil: instant }),
  passwordReset: z.object({ name, url }),
  welcome: z.object({ name, verifyUrl: url, homeUrl: url }),
  emailVerification: z.object({ name, url }),
  /** To a new address, which counts once the link is opened. */
  emailChange: z.object({ name, url }),
  /** To the present address: somebody asked for another one. */
  emailChangeNotice: z.object({ name, newEmail: z.string(), profileUrl: url, forgotUrl: url }),
  /** To the owner of an address that somebody else asked for. */
  emailChangeTaken: z.object({ name, forgotUrl: url }),
  /** `from`: when it will be possible, as far as is known. */
  accountDeletionQueued: z.object({ name, from: instant.nullable(), withdrawUrl: url }),
  accountDeletionNear: z.object({ name, at: instant, withdrawUrl: url }),
  accountDeletionWithdrawn: z.object({ name }),
  accountDeleted: z.object({ name }),
  passwordChanged: z.object({ name, forgotUrl: url }),
  secondFactorOn: z.object({ name, profileUrl: url, forgotUrl: url }),
  secondFactorOff: z.object({ name, profileUrl: url, forgotUrl: url }),
  /** To the address before, once it no longer counts. */
  emailChanged: z.object({ name, newEmail: z.string() }),
  /** `companyName` null: an account with those who run the product. `isApproved`: the company's application has been, just now. */
  invitation: z.object({
    name,
    companyName: z.string().nullable(),
    isApproved: z.boolean(),
    username: z.string(),
    url,
    validUntil: instant,
  }),
  applicationReceived: z.object({ name, companyName: z.string() }),
  applicationDenied: z.object({ name, companyName: z.string(), reason: z.string() }),
  companyStatusChanged: z.object({
    companyName: z.string(),
    status: z.enum(['active', 'suspended', 'inactive']),
    reason: z.string().nullable(),
  }),
  permitEnds: z.object({
    companyName: z.string(),
    /** Its number. */
    trafficPermit: z.string(),
    /** The last local day. */
    until: z.iso.date(),
    hasEnded: z.boolean(),
    detailsUrl: url,
  }),
  /** To somebody who buys for a unit: whoever was the contact of these trips has no account any more. */
  unitTripsHandedOver: z.object({
    name,
    unitName: z.string(),
    trips: z.array(z.object({ number: z.string(), ...askedTrip })),
    listUrl: url,
  }),
  organisationStatusChanged: z.object({
    organisationName: z.string(),
    status: z.enum(['active', 'suspended', 'inactive']),
    reason: z.string().nullable(),
  }),
  /** To a bus company: something that it has to look at. */
  operatorAlert: z.object({
    alert: z.enum(['journeyNotStarted', 'busMissing', 'externalLockRefused']),
    bookingNumber: z.string(),
    registrationNumber: z.string(),
    starts: instant,
    ends: instant,
    url,
  }),
  /** To the customer: nobody has reported that the bus set out. */
  journeyNotStarted: z.object({
    bookingNumber: z.string(),
    from: z.string(),
    to: z.string(),
    pickup: instant,
    operator: z.object({ name, emergencyPhone: z.string() }),
    bookingUrl: url,
  }),
  /** To the customer: what went otherwise on the trip will be invoiced. */
  deviationToInvoice: z.object({
    bookingNumber: z.string(),
    from: z.string(),
    to: z.string(),
    /** Null in mails that were promised before they told so. */
    departure: instant.nullable().default(null),
    operator: name,
    cause: z.string(),
    bookingUrl: url,
  }),
  /** To the customer: another bus of the company drives the trip. */
  busChanged: z.object({
    bookingNumber: z.string(),
    from: z.string(),
    to: z.string(),
    departure: instant,
    operator: name,
    model: z.string(),
    registrationNumber: z.string(),
    seats: z.number(),
    bookingUrl: url,
  }),
  /** To the bus company: its customer has changed the trip. What is the same before and after is not told. */
  operatorBookingChanged: z.object({
    bookingNumbers: z.array(z.string()),
    operator: name,
    before: changedTrip,
    after: changedTrip,
    bookingUrl: url,
  }),
  /** To the customer: the trip is another one from now on. `refund`: what we pay back of the old price. */
  bookingChanged: z.object({
    bookingNumber: z.string(),
    trip: tripSchema,
    oldTotal: ore,
    price: tripPriceSchema,
    refund: ore,
    bookingUrl: url,
  }),
  /** To the customer: how a change stands that does not count yet, or never will. Amounts in öre with tax. */
  changeStep: z.object({
    step: z.enum(['proposed', 'accepted', 'rejected', 'unanswered', 'unpaid', 'declined', 'overtaken']),
    bookingNumber: z.string(),
    operator: name,
    /** `proposed`: when the company has to have answered; `accepted` and `declined`: when the difference has to be paid. */
    until: instant.nullable(),
    /** `rejected`: why. */
    reason: z.string(),
    before: changedTrip,
    after: changedTrip,
    oldTotal: ore,
    newTotal: ore,
    changeUrl: url,
  }),
  /** To the bus company: its customer wants a bigger change, or what it was asked is over. */
  operatorChangeStep: z.object({
    step: z.enum(['proposed', 'withdrawn', 'unanswered', 'unpaid']),
    bookingNumber: z.string(),
    until: instant.nullable(),
    before: changedTrip,
    after: changedTrip,
    bookingUrl: url,
  }),
  /** To the customer who said that the bus did not come: the operator answers that it is on its way. */
  busOnItsWay: z.object({
    about: aboutTrip,
    bookingNumber: z.string(),
    operator: z.object({ name, emergencyPhone: z.string() }),
    /** From when the customer can say so again. */
    againFrom: instant,
    bookingUrl: url,
  }),
  /** To a bus company: a customer asks for a quote. */
  quoteRequested: z.object({ ...askedTrip, passengers: z.int(), answerBy: instant, requestUrl: url }),
  /** To a bus company that has not answered yet. */
  quoteRequestReminder: z.object({ ...askedTrip, passengers: z.int(), answerBy: instant, requestUrl: url }),
  /** To the customer: a company rejects the request (with its message), or has not answered in time. */
  quoteRequestEnded: z.object({
    ...askedTrip,
    passengers: z.int(),
    operator: name,
    message: z.string().nullable(),
    requestUrl: url,
    /** Where others can be asked, once nobody is left who could answer. */
    nextUrl: url.nullable(),
  }),
  /** To the customer: a company has given a quote. */
  quoteReceived: z.object({ ...askedTrip, passengers: z.int(), operator: name, validUntil: instant, requestUrl: url }),
  /** To a bus company: an administrator has offered buses of theirs to a customer. */
  quoteOffered: z.object({ ...askedTrip, passengers: z.int(), validUntil: instant, requestUrl: url }),
  /** To a bus company: its quote was rejected, or another one chosen. */
  quoteClosed: z.object({
    ...askedTrip,
    passengers: z.int(),
    isAnotherChosen: z.boolean(),
    reason: z.string().nullable(),
    requestUrl: url,
  }),
  /** To those who run the product; facts are ids and amounts, by name. */
  administratorAlert: z.object({
    alert: z.enum([
      'paymentMismatch',
      'paymentDifference',
      'refundFailed',
      'paymentIssue',
      'messageGivenUp',
      'jobFailing',
      'applicationReceived',
    ]),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  }),
} as const;

/** Whether a confirmation brings the receipt: a payment has arrived. */
export const hasReceipt = ({
  paidBy,
  isMoved,
}: Pick<MailTemplates['bookingConfirmation'], 'paidBy' | 'isMoved'>): boolean => paidBy === 'card' && !isMoved;
/** Whether a change costs more or less than before: then another receipt is issued. */
export const isPriceChanged = ({
  oldTotal,
  price,
}: Pick<MailTemplates['bookingChanged'], 'oldTotal' | 'price'>): boolean => oldTotal !== price.total;

export type MailKind = keyof typeof mailSchemas;
/** kind → what `queueMail` must be given for it. */
export type MailTemplates = { [Kind in MailKind]: z.output<(typeof mailSchemas)[Kind]> };
