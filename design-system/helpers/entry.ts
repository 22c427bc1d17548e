import { activateHelpers } from './activate';

/**
 * The whole script of a page that does not hydrate. Where React runs (`data-texts` on the document) pages come and go without a document: each
 * says `page-shown` when it stands, and `page-hidden` before it goes, so that nothing is added under React's hands.
 */
const { dataset } = document.documentElement;
let stop: (() => void) | undefined;
const start = () => {
  stop?.();
  stop = activateHelpers(document);
};
document.addEventListener('page-shown', start);
document.addEventListener('page-hidden', () => stop?.());
if (!('texts' in dataset) || 'hydrated' in dataset) start();
