/** The HTTP API `/api/v1`. */
export { createApi } from './create-api';
export { purgeApi } from './purge-api';
