import { activateHelpers } from './activate';

/**
 * The whole script of a page that does not hydrate. A page that does (`data-namespaces` on the document) says `hydrated` when it has, so that
 * nothing is added under React's hands while it compares.
 */
const { dataset } = document.documentElement;
if ('namespaces' in dataset && !('hydrated' in dataset)) {
  document.addEventListener('hydrated', () => activateHelpers(document), { once: true });
} else {
  activateHelpers(document);
}
