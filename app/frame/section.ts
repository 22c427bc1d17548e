import type { PageHandle } from '~/http/page-handle';

/**
 * Texts that the frame, lists and refused forms of every dashboard take theirs from; and the messages that somebody arrives with, from a login,
 * an invitation or their own account: a page that lacks the words of one would not come to life.
 */
const SHARED = ['common', 'errors', 'flash', 'lists', 'menus', 'account', 'auth'] as const;

/** What the layout of a dashboard says of all its pages: React runs in them, with the texts of these namespaces. */
export const sectionHandle = (...namespaces: readonly string[]): PageHandle => ({
  hydrate: true,
  i18n: [...new Set([...SHARED, ...namespaces])],
});
