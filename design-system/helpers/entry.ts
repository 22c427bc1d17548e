import { activateHelpers } from './activate';
import { focusErrorSummary } from './error-summary';

/**
 * The whole script of a page that does not hydrate. Where React runs (`data-texts` on the document) pages come and go without a document: each
 * says `page-shown` when it stands, and `page-hidden` before it goes, so that nothing is added under React's hands. What adds nothing starts
 * at once there too: the links of an error summary must not wait.
 */
const { dataset } = document.documentElement;
const isEarly = 'texts' in dataset && !('hydrated' in dataset);
let stop = isEarly ? focusErrorSummary(document) : activateHelpers(document);
let isFirst = isEarly;

document.addEventListener('page-shown', () => {
  const focused = isFirst ? document.activeElement : null;
  isFirst = false;
  stop();
  stop = activateHelpers(document);
  // Who has gone on to a field by now stays there.
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
});
document.addEventListener('page-hidden', () => stop());
