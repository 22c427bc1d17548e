import { TAGS } from '../../endpoint/endpoint';

/** The pages that are not about one part of the API. */
export const GUIDES = ['client', 'signing', 'webhooks', 'errors', 'schemas'] as const;

/** Every page, by the last part of its address; empty for the overview. */
export const DOCS_PAGES: readonly string[] = ['', ...GUIDES, ...TAGS];

/** Where the server offers the client as a package, for `npm install`. */
export const CLIENT_PACKAGE = '/api/docs/bussplats-api-client.tgz';
