/** The events that an integration can receive: a booking is confirmed, a confirmed booking is changed, or it is canceled. */
export const WEBHOOK_EVENTS = ['booking.created', 'booking.changed', 'booking.canceled'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
