/** Requests for quotes as companies and administrators see them. */
export { quoteForm, quoteView } from './quote-pages';
export { askedPage } from './asked-page';
export { type AskedSummary, askedListSpec, readAsked } from './asked-list';
