import type { PageHandle } from '~/http/page-handle';

/** Texts that the frame, lists and refused forms of every dashboard take theirs from. */
const SHARED = ['common', 'errors', 'flash', 'lists', 'menus'] as const;

/** What the layout of a dashboard says of all its pages: React runs in them, with the texts of these namespaces. */
export const sectionHandle = (...namespaces: readonly string[]): PageHandle => ({
  hydrate: true,
  i18n: [...SHARED, ...namespaces],
});
