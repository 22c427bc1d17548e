import type { PageHandle } from '~/http/page-handle';

/**
 * Namespaces that the frame, lists and refused forms of every dashboard use, and those of the messages that users arrive with from a login,
 * an invitation or their own account: a page that lacks one of them would not hydrate.
 */
const SHARED = ['common', 'errors', 'flash', 'lists', 'menus', 'account', 'auth'] as const;

/** What a dashboard's layout declares for all its pages: React runs in them, with the texts of these namespaces. */
export const sectionHandle = (...namespaces: readonly string[]): PageHandle => ({
  hydrate: true,
  i18n: [...new Set([...SHARED, ...namespaces])],
});
