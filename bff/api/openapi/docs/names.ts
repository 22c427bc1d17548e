import { TAGS } from '../../endpoint/endpoint';

/** The pages that are about no single part of the API. */
export const GUIDES = ['client', 'signing', 'webhooks', 'errors', 'schemas'] as const;

/** Every page there is, by the last part of its address; the overview has none. */
export const DOCS_PAGES: readonly string[] = ['', ...GUIDES, ...TAGS];
