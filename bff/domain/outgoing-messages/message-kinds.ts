/** What leaves through the outbox. */
export const MESSAGE_KINDS = [
  'mail',
  'webhook.send',
  'booking.announced',
  'refund.send',
  'refund.succeeded',
  'refund.failed',
  'payment.mismatch',
  'payment.difference',
  'payment.issue',
  'payment.failed',
  'analytics',
] as const;

/** Money that is owed is not given up with its message: what is to be done is done to the refund. */
export const isOwed = (kind: string): boolean => kind === 'refund.send';
