export { createWebhookSender } from './webhook-sender';
