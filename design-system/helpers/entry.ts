import { activateHelpers } from './activate';
import { focusErrorSummary } from './error-summary';

/**
 * The whole script of a page that does not hydrate. Where React runs (`data-texts` on the document), pages change without a new document:
 * each fires `page-shown` once rendered and `page-hidden` before it goes, so that helpers add nothing while React works. A helper that adds
 * nothing starts immediately even there: the error summary's links must not wait.
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
  // Keeps the focus on the field if the visitor has moved on by now.
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
});
document.addEventListener('page-hidden', () => stop());
