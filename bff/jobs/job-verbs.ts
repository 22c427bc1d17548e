import type { OutboxMessage, SentMail } from './outbox-worker';

/** What the jobs call: verbs of the domain, put in by the composition. */
export interface JobVerbs {
  /** Sends a mail that waits in the outbox; answers what is kept of it (notifications). */
  sendMail: (message: OutboxMessage) => Promise<SentMail | undefined | void>;
  /** Sends a promised refund to the provider (payments). */
  sendRefund: (refundId: number) => Promise<unknown>;
  /** Tells the customer that a refund has arrived, or has not (bookings). */
  announceRefund: (refundId: number, outcome: 'succeeded' | 'failed') => Promise<unknown>;
  /** Tells the customer that a payment did not go through, if it still has not (bookings). */
  mailFailedPayment: (paymentId: number) => Promise<unknown>;
  /** Handles webhooks that could not be handled when they came (payments). */
  handlePaymentEvents: () => Promise<unknown>;
  /** Compares payments with the provider's (payments). */
  reconcile: (kind: 'frequent' | 'nightly') => Promise<unknown>;
  /** Writes the event of a booking for every integration that wants it (API). */
  announceBooking: (payload: unknown) => Promise<unknown>;
  /** Sends an event to an integration (API). */
  sendWebhook: (deliveryId: number) => Promise<unknown>;
  /** Tries an event no more; answers whose it was (integration users). */
  giveUpDelivery: (deliveryId: number) => Promise<{ integrationId: number } | undefined>;
  /** Tells analytics of a login or logout (analytics). */
  sendAnalyticsEvent: (payload: unknown) => Promise<unknown>;
  /** Cancels holds that have run out (bookings). */
  expireHolds: () => Promise<unknown>;
  /** Closes journeys that nobody has reported to their end (journeys). */
  closeUnreportedJourneys: () => Promise<unknown>;
  /** Tells operator and customer of journeys that have not started in time (journeys). */
  alertLateJourneys: () => Promise<unknown>;
  /** Cancels, for their operators, journeys whose bus did not come and is not answered for (journeys). */
  cancelMissingBuses: () => Promise<unknown>;
  /** Reminds operators of quote requests, and tells customers of those that nobody answered (quotes). */
  advanceQuoteRequests: () => Promise<unknown>;
  /** Gives the money back of those who have not chosen in time between it and another bus (bookings). */
  settleOverdueChoices: () => Promise<unknown>;
  /** Ends changes of booked trips that nobody has paid in time, and lets go what was held for them (bookings). */
  expireChanges: () => Promise<unknown>;
  /** Ends quotes that have run out, and lets their buses go (quotes). */
  expireQuotes: () => Promise<unknown>;
  /** Tells companies whose traffic permit ends, or has ended (companies). */
  warnOfPermits: () => Promise<unknown>;
  /** Deletes positions of buses that nobody needs any more (journeys). */
  purgePositions: () => Promise<unknown>;
  /** Deletes ended sessions and old login tries (sessions, accounts, erasure). */
  purgeSessionsAndTries: () => Promise<unknown>;
  /** Deletes accounts whose owners have asked for it, once nothing hinders it (erasure). */
  carryOutDeletions: () => Promise<unknown>;
  /** Deletes the counts of mails that were asked for in past hours (notifications). */
  purgeMailBudgets: () => Promise<unknown>;
  /** Deletes images that nothing refers to (images). */
  purgeImages: () => Promise<unknown>;
  /** Mails those who run the product (notifications). */
  alertAdministrators: (
    alert: 'paymentMismatch' | 'paymentDifference' | 'refundFailed' | 'paymentIssue' | 'messageGivenUp' | 'jobFailing',
    facts: Readonly<Record<string, string | number | null>>,
    dedupeKey: string,
  ) => Promise<unknown>;
}
