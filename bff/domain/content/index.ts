// Traces: S2-044
/** Text pages that administrators write in Markdown, in both languages. */
export { contentPagePolicy } from './content-page.policy';
export type { ContentText, ContentTexts } from './content.store';
export {
  changeContentPage,
  createContentPage,
  type PageForEditing,
  removeContentPage,
  seeContentPage,
  seeContentPages,
  seeContentRevision,
} from './edit-pages';
export { fillPage } from './fill-page';
export { footerPages, readContentPage } from './read-page';
export { isSlug } from './slug';
