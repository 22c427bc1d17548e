/**
 * Our codes in the event log, used if the two states do not say enough: why a payment failed, what was done to an account. Each has a text
 * in both languages. What people write is stored separately, as `reason`.
 */
export const EVENT_CODES = [
  // Bookings: how their payment ended.
  'declined',
  'expired',
  'turnedBack',
  'notOpened',
  'mismatch',
  // An administrator cancelled: by the customer's terms, or without the fee that they give.
  'feeCharged',
  'feeWaived',
  // An administrator recorded that the company had canceled, as it had said on the phone.
  'canceledForCompany',
  // The confirmation, or the way to their choice, was sent to the customer again.
  'confirmedAgain',
  'choiceSentAgain',
  // Journeys: set by a job, because nobody reported.
  'notReported',
  // An administrator found out how one went that nobody reported.
  'foundDriven',
  'foundNotDriven',
  // Somebody took back what they had reported by mistake.
  'takenBack',
  // The customer reported the bus missing; the operator answered that it is on its way.
  'reportedMissing',
  'onItsWay',
  // The customer has rated it.
  'rated',
  // A quote request that no customer has sent: an administrator offered the trip.
  'quoteOffered',
  // Quotes: the company or the office withdrew it; otherwise the customer did not choose it.
  'quoteWithdrawn',
  // It was sent to the customer again.
  'quoteSentAgain',
  // Accounts.
  'invitedAgain',
  'disabled',
  'enabled',
  'unlocked',
  'passwordLinkSent',
  'loggedOut',
  'deletionAsked',
  'deletionWithdrawn',
  'replaced',
  // Integrations.
  'secretRotated',
  'webhookChanged',
  'webhookSentAgain',
] as const;
export type EventCode = (typeof EVENT_CODES)[number];
