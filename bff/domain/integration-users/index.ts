/** Customers' and operators' own systems: they sign their requests, and are told of bookings. */
export {
  configureWebhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  webhookSettings,
  type WebhookSettings,
} from './configure-webhook';
export { findIntegration, type Integration } from './find-integration';
export {
  cancelIntegration,
  createIntegration,
  type IntegrationKey,
  rotateIntegrationSecret,
} from './manage-integrations';
