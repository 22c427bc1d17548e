/**
 * What the event log says by a word of ours where the two states do not tell it: why a payment failed, what was done about an account. Each
 * has a text in both languages. What people write themselves stands beside it, as `reason`.
 */
export const EVENT_CODES = [
  // Bookings: how their payment ended.
  'declined',
  'expired',
  'turnedBack',
  'notOpened',
  'mismatch',
  // The customer was sent the confirmation once more.
  'confirmedAgain',
  // Journeys: nobody said so, the clock did.
  'notReported',
  // Its customer says that the bus did not come; its operator, that it is on its way.
  'reportedMissing',
  'onItsWay',
  // Its customer has said how it was.
  'rated',
  // Accounts.
  'invitedAgain',
  'disabled',
  'enabled',
  'unlocked',
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
