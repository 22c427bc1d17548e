/** The HTTP API `/api/v1`, and what it tells integrations. */
export { createApi } from './create-api';
export { purgeApi } from './purge-api';
export { announceBooking } from './webhooks/webhook-event';
export { sendWebhook } from './webhooks/send-webhook';
