/** Customers' and operators' own systems: they sign their requests, and receive events about bookings. */
export { allowsLocalWebhooks, configureWebhook, webhookRevision, webhookSettings } from './configure-webhook';
export type { WebhookSettings } from './webhook.store';
export { WEBHOOK_EVENTS, type WebhookEvent } from '@states/webhook-events';
export {
  giveUpDelivery,
  listDeliveries,
  openDelivery,
  promiseDeliveries,
  purgeDeliveries,
  recordAttempt,
  reopenDelivery,
  retryDelivery,
} from './deliveries';
export type { Delivery, DeliveryQuery, OpenDelivery } from './delivery.store';
export { findIntegration, type Integration, noteIntegrationUse } from './find-integration';
export { INTEGRATION_SORTS, type SeenIntegration } from './integration-user.store';
export {
  cancelIntegration,
  changeIntegration,
  createIntegration,
  type IntegrationKey,
  newFormKey,
  type NewIntegration,
  rotateIntegrationSecret,
} from './manage-integrations';
export { integrationCustomers, integrationOperators, listIntegrations, seeIntegration } from './see-integrations';
