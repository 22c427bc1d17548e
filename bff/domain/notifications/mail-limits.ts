import type { MailKind } from './mail-data';

/** What may be requested within an hour, and what happens to more. */
export interface MailLimit {
  /** Kinds that share a budget name the same one. */
  budget: string;
  /** To one address. */
  address: number;
  /** About one thing, such as an order, whatever the address. */
  subject?: number;
  /** `refuse`: the caller is told to wait, and nothing happens. `skip`: it happens without a mail, and the caller is told nothing. */
  over: 'refuse' | 'skip';
}

const asked = (budget: string, address: number, subject?: number): MailLimit => ({
  budget,
  address,
  ...(subject === undefined ? {} : { subject }),
  over: 'refuse',
});
/** Where a refusal would reveal whether somebody has an account, or would undo what has already happened. */
const quietly = (limit: MailLimit): MailLimit => ({ ...limit, over: 'skip' });

/**
 * Every kind of mail: how many a form can make us send. Null for what no form can repeat: it follows from money that moved, from an
 * administrator's decision that cannot be repeated, or goes to ourselves.
 */
export const mailLimits: Readonly<Record<MailKind, MailLimit | null>> = {
  bookingConfirmation: null,
  operatorBookingConfirmation: null,
  bookingCancellation: null,
  operatorBookingCancellation: null,
  refundSucceeded: null,
  refundFailed: null,
  refundedElsewhere: null,
  paymentFailed: quietly(asked('paymentFailed', 10, 5)),
  payLink: asked('payLink', 5, 3),
  passwordReset: quietly(asked('passwordReset', 3)),
  welcome: asked('welcome', 3),
  emailVerification: quietly(asked('emailVerification', 3)),
  // One budget: a refusal must not reveal which of the two it would have been.
  emailChange: asked('emailChange', 3),
  emailChangeTaken: asked('emailChange', 3),
  emailChangeNotice: asked('emailChangeNotice', 5),
  emailChanged: asked('emailChanged', 10),
  accountDeletionQueued: asked('accountDeletion', 6),
  accountDeletionWithdrawn: asked('accountDeletion', 6),
  accountDeletionNear: null,
  accountDeleted: null,
  passwordChanged: quietly(asked('passwordChanged', 10)),
  secondFactorOn: asked('secondFactor', 10),
  secondFactorOff: asked('secondFactor', 10),
  invitation: asked('invitation', 6),
  applicationReceived: asked('applicationReceived', 3),
  applicationDenied: null,
  companyStatusChanged: asked('companyStatusChanged', 10),
  organisationStatusChanged: asked('organisationStatusChanged', 10),
  unitTripsHandedOver: null,
  permitEnds: null,
  operatorAlert: null,
  journeyNotStarted: null,
  deviationToInvoice: null,
  busOnItsWay: null,
  busChanged: null,
  operatorBookingChanged: null,
  changeStep: null,
  operatorChangeStep: null,
  bookingChanged: null,
  // From one customer: ten requests to three companies each.
  quoteRequested: asked('quoteRequested', 300, 30),
  quoteRequestReminder: null,
  quoteRequestEnded: null,
  quoteReceived: null,
  quoteWithdrawn: null,
  quoteAnswered: null,
  quoteOffered: null,
  quoteClosed: null,
  administratorAlert: null,
};
