/** Customers' and operators' own systems: they sign their requests, and are told of bookings. */
export {
  allowsLocalWebhooks,
  configureWebhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  webhookSettings,
  type WebhookSettings,
} from './configure-webhook';
export {
  giveUpDelivery,
  listDeliveries,
  openDelivery,
  promiseDeliveries,
  purgeDeliveries,
  recordTry,
  sendDeliveryAgain,
} from './deliveries';
export type { Delivery, DeliveryQuery, OpenDelivery } from './delivery.store';
export { findIntegration, type Integration } from './find-integration';
export {
  cancelIntegration,
  createIntegration,
  type IntegrationKey,
  rotateIntegrationSecret,
} from './manage-integrations';
