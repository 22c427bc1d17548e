/** A client of `/api/v1` for browsers and Node. It is independent of the server's code. */
export { ApiClient, type ApiClientOptions, ApiError, type KeyStorage, memoryStorage, refusalOf } from './api-client.js';
export type * from './generated.js';
export { type Integration, type RequestToSign, signAsIntegration, signWithPepper } from './sign-request.js';
export { type ReceivedWebhook, verifyWebhook } from './verify-webhook.js';
