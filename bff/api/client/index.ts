/** A client of `/api/v1` for browsers and Node. It knows nothing of the server's code. */
export { ApiClient, type ApiClientOptions, ApiError } from './api-client';
export { type ReceivedWebhook, verifyWebhook, type WebhookEvent } from './verify-webhook';
