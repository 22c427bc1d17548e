/** A search of a list that a user has saved under a name. */
export interface SavedSearch {
  /** The list's path without locale. */
  list: string;
  name: string;
  /** The query of its address, without the question mark. */
  search: string;
}

export const LONGEST_NAME = 60;

/** Whether two queries ask for the same, in whatever order; the page and the number of rows do not count. */
export function isSameSearch(one: string, other: string): boolean {
  const plain = (text: string) =>
    [...new URLSearchParams(text)]
      .filter(([name]) => name !== 'page' && name !== 'rows')
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return plain(one) === plain(other);
}
