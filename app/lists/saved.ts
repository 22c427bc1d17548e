/** A search of a list that a user has saved under a name. */
export interface SavedSearch {
  /** The list's path without locale. */
  list: string;
  name: string;
  /** The query of its address, without the question mark. */
  search: string;
}

export const LONGEST_NAME = 60;

/** What a query asks for: without the page, the number of rows and the format. */
export function narrowing(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const name of ['page', 'rows', 'format']) params.delete(name);
  return params;
}

/** Whether two queries ask for the same, in whatever order. */
export function isSameSearch(one: string, other: string): boolean {
  const sorted = (query: string) =>
    [...narrowing(query)]
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return sorted(one) === sorted(other);
}
