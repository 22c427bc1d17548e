/** The HTTP API `/api/v1` and its webhooks to integrations. */
export { createApi } from './create-api';
export { purgeApi } from './purge-api';
export { announceBooking } from './webhooks/webhook-event';
export { sendWebhook } from './webhooks/send-webhook';
