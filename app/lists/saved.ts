/** What somebody has searched a list for, under a name of their own. */
export interface SavedSearch {
  /** The list's path without locale. */
  list: string;
  name: string;
  /** What its address asks for, without the question mark. */
  search: string;
}

export const LONGEST_NAME = 60;

/** The same search, in whatever order its address says it; the page that is shown and its rows are no part of it. */
export function isSameSearch(one: string, other: string): boolean {
  const plain = (text: string) =>
    [...new URLSearchParams(text)]
      .filter(([name]) => name !== 'page' && name !== 'rows')
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return plain(one) === plain(other);
}
