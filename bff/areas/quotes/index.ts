/** Requests for quotes as companies and administrators see them. */
export { askedPage } from './asked-page';
export { type AskedSummary, askedListSpec, readAsked } from './asked-list';
