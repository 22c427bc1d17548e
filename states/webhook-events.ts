/** What an integration can be told of: a booking is confirmed, what is confirmed is changed, or it is canceled. */
export const WEBHOOK_EVENTS = ['booking.created', 'booking.changed', 'booking.canceled'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
