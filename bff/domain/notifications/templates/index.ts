import type { MailTemplate } from '../mail-content';
import type { MailKind } from '../mail-data';
import { emailVerification, invitation, passwordChanged, passwordReset, welcome } from './account-mails';
import { emailChange, emailChanged, emailChangeNotice, emailChangeTaken } from './email-change-mails';
import {
  quoteClosed,
  quoteOffered,
  quoteReceived,
  quoteRequested,
  quoteRequestEnded,
  quoteRequestReminder,
  quoteWithdrawn,
  quoteAnswered,
} from './quote-mails';
import { secondFactorOff, secondFactorOn } from './second-factor-mails';
import {
  accountDeleted,
  accountDeletionNear,
  accountDeletionQueued,
  accountDeletionWithdrawn,
} from './account-deletion-mails';
import { administratorAlert, operatorAlert } from './alert-mails';
import { bookingCancellation, operatorBookingCancellation } from './booking-cancellation';
import { bookingConfirmation, operatorBookingConfirmation } from './booking-confirmation';
import { bookingChanged, operatorBookingChanged } from './change-mails';
import { changeStep, operatorChangeStep } from './change-step-mails';
import { applicationDenied, applicationReceived, companyStatusChanged, permitEnds } from './company-mails';
import { busChanged, busOnItsWay, deviationToInvoice, journeyNotStarted } from './journey-mails';
import { organisationStatusChanged, unitTripsHandedOver } from './organisation-mails';
import { payLink, paymentFailed, refundedElsewhere, refundFailed, refundSucceeded } from './payment-mails';

/** kind → its texts. */
export const templates: { readonly [Kind in MailKind]: MailTemplate<Kind> } = {
  bookingConfirmation,
  operatorBookingConfirmation,
  bookingCancellation,
  operatorBookingCancellation,
  refundSucceeded,
  refundFailed,
  refundedElsewhere,
  paymentFailed,
  payLink,
  passwordReset,
  welcome,
  emailVerification,
  emailChange,
  emailChangeNotice,
  emailChangeTaken,
  emailChanged,
  passwordChanged,
  secondFactorOn,
  secondFactorOff,
  accountDeletionQueued,
  accountDeletionNear,
  accountDeletionWithdrawn,
  accountDeleted,
  invitation,
  applicationReceived,
  applicationDenied,
  companyStatusChanged,
  permitEnds,
  organisationStatusChanged,
  unitTripsHandedOver,
  operatorAlert,
  journeyNotStarted,
  deviationToInvoice,
  busOnItsWay,
  busChanged,
  operatorBookingChanged,
  changeStep,
  operatorChangeStep,
  bookingChanged,
  quoteRequested,
  quoteRequestReminder,
  quoteRequestEnded,
  quoteReceived,
  quoteWithdrawn,
  quoteAnswered,
  quoteOffered,
  quoteClosed,
  administratorAlert,
};
