import { PAYMENT_METHODS } from '@states/order-words';
import { z } from 'zod';
import {
  cancellationTermSchema,
  instantSchema as instant,
  oreSchema as ore,
  tripPriceSchema,
  tripSchema,
} from '../documents';
import { changedTripSchema as changedTrip } from './changed-trip-data';
import {
  name,
  url,
  canceled,
  askedTrip,
  aboutTrip,
  greeted,
  known,
  asked,
  askedInFull,
  payment,
  refund,
} from './mail-parts';

/** Every mail that the product sends, and the data for writing it. The data waits in the outbox as JSON; instants survive that. */
export const mailSchemas = {
  bookingConfirmation: z.object({
    trip: tripSchema,
    price: tripPriceSchema,
    terms: z.array(cancellationTermSchema),
    paidBy: z.enum(PAYMENT_METHODS),
    /** The customer chose this bus instead of a canceled one: nothing more is paid. */
    isMoved: z.boolean().default(false),
    /** Of an organisation's purchase. */
    unit: z.object({ name: z.string(), costCenter: z.string() }).optional(),
    orderUrl: url,
  }),
  operatorBookingConfirmation: z.object({
    trip: tripSchema,
    /** Without tax. */
    operatorPrice: ore,
    comment: z.string().nullable(),
    specialRequests: z.string().nullable(),
    orderUrl: url,
  }),
  bookingCancellation: z.object({
    ...canceled,
    fee: ore,
    /** What we refund now. */
    refund: ore,
    /** What the customer's bank has already taken back, so that we do not refund it again. */
    takenBack: ore,
    /** `Visa 4242`: the card refunded; null when it is unknown, or more than one was used. */
    card: z.string().nullable().default(null),
    /** Canceled by the operator: what may be chosen instead of the refund, and the deadline. */
    choices: z.array(z.object({ bookingNumber: z.string(), amount: ore, until: instant, chooseUrl: url })),
    orderUrl: url,
  }),
  operatorBookingCancellation: z.object({
    ...canceled,
    /**
     * As the operator's settlement statement says it: the customer's fee with tax, the operator's part of it without, and what it owes for its
     * own cancellation. Null in mails queued before this was added, like the link.
     */
    settled: z.object({ fee: ore, share: ore, penalty: ore }).nullable().default(null),
    /** Its time has passed, so that nobody else can book the bus for it. */
    isOver: z.boolean().default(false),
    orderUrl: url.nullable().default(null),
  }),
  refundSucceeded: z.object(refund),
  refundFailed: z.object(refund),
  /** After a refund that the bank did not take: refunded by other means, with the reference by which the customer finds it. */
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
  /** To a new address, which takes effect once the link is opened. */
  emailChange: z.object({ name, url }),
  /** To the present address: somebody has requested another one. */
  emailChangeNotice: z.object({ name, newEmail: z.string(), profileUrl: url, forgotUrl: url }),
  /** To the owner of an address that somebody else requested. */
  emailChangeTaken: z.object({ name, forgotUrl: url }),
  /** `from`: when it will be possible, if known. */
  accountDeletionQueued: z.object({ name, from: instant.nullable(), withdrawUrl: url }),
  accountDeletionNear: z.object({ name, at: instant, withdrawUrl: url }),
  accountDeletionWithdrawn: z.object({ name }),
  accountDeleted: z.object({ name }),
  passwordChanged: z.object({ name, forgotUrl: url }),
  secondFactorOn: z.object({ name, profileUrl: url, forgotUrl: url }),
  secondFactorOff: z.object({ name, profileUrl: url, forgotUrl: url }),
  /** To the previous address, once it is no longer in use. */
  emailChanged: z.object({ name, newEmail: z.string() }),
  /** `companyName` null: an account with those who run the product. `isApproved`: the company's application has just been approved. */
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
  /** To somebody who buys for a unit: the contact of these trips no longer has an account. */
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
  /** To the customer: the start of their journey has not been reported. */
  journeyNotStarted: z.object({
    name: greeted,
    ...known,
    from: z.string(),
    to: z.string(),
    /** Null in mails queued before this was added. */
    departure: instant.nullable().default(null),
    pickup: instant,
    operator: z.object({ name, emergencyPhone: z.string() }),
    bookingUrl: url,
  }),
  /** To the customer: deviations on the trip will be invoiced. */
  deviationToInvoice: z.object({
    name: greeted,
    ...known,
    from: z.string(),
    to: z.string(),
    /** Null in mails queued before this was added. */
    departure: instant.nullable().default(null),
    operator: name,
    cause: z.string(),
    /** Beyond the plan; zero in mails queued before this was added. */
    extraMetres: z.number().default(0),
    extraMinutes: z.number().default(0),
    bookingUrl: url,
  }),
  /** To the customer: another bus of the company drives the trip. */
  busChanged: z.object({
    name: greeted,
    ...known,
    from: z.string(),
    to: z.string(),
    departure: instant,
    operator: name,
    model: z.string(),
    registrationNumber: z.string(),
    seats: z.number(),
    bookingUrl: url,
  }),
  /** To the bus company: its customer has changed the trip. Only what differs is mentioned; its calendar gets all of `trip`. */
  operatorBookingChanged: z.object({
    bookingNumbers: z.array(z.string()),
    operator: name,
    trip: tripSchema.nullable().default(null), // null in mails queued before this was added
    before: changedTrip,
    after: changedTrip,
    bookingUrl: url,
  }),
  /** To the customer: the trip has been changed. `refund`: what we refund of the old price. */
  bookingChanged: z.object({
    bookingNumber: z.string(),
    trip: tripSchema,
    oldTotal: ore,
    price: tripPriceSchema,
    refund: ore,
    bookingUrl: url,
  }),
  /** To the customer: the status of a change that has not taken effect yet, or never will. Amounts in öre with tax. */
  changeStep: z.object({
    name: greeted,
    step: z.enum(['proposed', 'accepted', 'rejected', 'unanswered', 'unpaid', 'declined', 'overtaken']),
    ...known,
    operator: name,
    /** `proposed`: the company's deadline to answer; `accepted` and `declined`: the deadline to pay the difference. */
    until: instant.nullable(),
    /** `rejected`: why. */
    reason: z.string(),
    before: changedTrip,
    after: changedTrip,
    oldTotal: ore,
    newTotal: ore,
    changeUrl: url,
  }),
  /** To the bus company: its customer proposes a bigger change, or what it was asked is over. */
  operatorChangeStep: z.object({
    step: z.enum(['proposed', 'withdrawn', 'unanswered', 'unpaid']),
    bookingNumber: z.string(),
    until: instant.nullable(),
    before: changedTrip,
    after: changedTrip,
    bookingUrl: url,
  }),
  /** To the customer who reported a missing bus: the operator answers that it is on its way. */
  busOnItsWay: z.object({
    name: greeted,
    about: aboutTrip,
    ...known,
    operator: z.object({ name, emergencyPhone: z.string() }),
    /** When the customer can report it again. */
    againFrom: instant,
    bookingUrl: url,
  }),
  /** To a bus company: a customer asks for a quote. */
  quoteRequested: z.object({ ...askedInFull, answerBy: instant, requestUrl: url }),
  /** To a bus company that has not answered yet. */
  quoteRequestReminder: z.object({ ...askedInFull, answerBy: instant, requestUrl: url }),
  /** To the customer: a company rejects the request (with its message), or has not answered in time. */
  quoteRequestEnded: z.object({
    ...asked,
    name: greeted,
    operator: name,
    message: z.string().nullable(),
    requestUrl: url,
    /** Where others can be asked, once nobody who could answer is left. */
    nextUrl: url.nullable(),
  }),
  /** To the customer: a company has made a quote. */
  quoteReceived: z.object({
    ...asked,
    name: greeted,
    operator: name,
    validUntil: instant,
    /** What the customer would pay, and what they are told with it; both null in mails of earlier releases. */
    total: ore.nullable().default(null),
    message: z.string().nullable().default(null),
    /** What it is weighed by, as on its page, and how many share the price; empty in mails of earlier releases. */
    return: instant.nullable().default(null),
    tax: ore.nullable().default(null),
    sharedBy: z.int().default(0),
    terms: z.array(cancellationTermSchema).nullable().default(null),
    rating: z.object({ average: z.number(), count: z.int() }).nullable().default(null),
    /** An administrator has offered it: the message is not the company's. */
    isByOffice: z.boolean().default(false),
    /** Who accepts it, if not the reader; empty in mails of earlier releases. */
    approvers: z.array(z.object({ name, email: name })).default([]),
    /** The colleague who asked, if not the reader; and whether the reader has no password yet, so that the invitation’s mail comes first. */
    askedBy: name.nullable().default(null),
    isInvited: z.boolean().default(false),
    requestUrl: url,
  }),
  /** To the customer: a company has withdrawn its quote, or the office has done it. */
  quoteWithdrawn: z.object({
    ...asked,
    name: greeted,
    operator: name,
    /** What the quote came to. */
    total: ore,
    message: z.string(),
    /** The office has withdrawn it; missing in mails queued before that was possible. */
    isByOffice: z.boolean().default(false),
    /** Until when the company can send another one; null if it no longer can. */
    answerBy: instant.nullable(),
    /** How many other quotes can be accepted. */
    others: z.int(),
    requestUrl: url,
    /** Where others can be asked, once nobody who could answer is left. */
    nextUrl: url.nullable(),
  }),
  /** To a unit's user who asked: whoever buys for the unit has paid for a quote, or rejected it. */
  quoteAnswered: z.object({
    ...asked,
    name: greeted,
    operator: name,
    /** What the quote came to; null in mails queued before it was added. */
    total: ore.nullable().default(null),
    /** Who answered. */
    buyer: name,
    /** Why it was rejected; null if it was paid for. */
    reason: z.string().nullable(),
    requestUrl: url,
  }),
  /** To a bus company: an administrator has offered its buses to a customer. */
  quoteOffered: z.object({
    ...asked,
    /** The company's own price, and its buses as it knows them; mails queued before they were added have neither. */
    operatorPrice: ore.nullable().default(null),
    buses: z.array(z.object({ model: z.string(), registrationNumber: z.string() })).default([]),
    validUntil: instant,
    requestUrl: url,
  }),
  /** To a bus company: its quote was rejected, another was chosen, or the office has withdrawn it. */
  quoteClosed: z.object({
    ...asked,
    isAnotherChosen: z.boolean(),
    /** Missing in mails queued before the office could. */
    isWithdrawn: z.boolean().default(false),
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

/** Whether a confirmation has the receipt attached: a payment has arrived. */
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
/** kind → the data that `queueMail` needs for it. */
export type MailTemplates = { [Kind in MailKind]: z.output<(typeof mailSchemas)[Kind]> };
