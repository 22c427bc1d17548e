import type { RowCount } from '#fields/list-rows';

/** How somebody wants a list to look: its columns are remembered for each list, the height and number of rows for all of them. */
export interface Look {
  isDense: boolean;
  /** Rows on a page. */
  rows: RowCount;
  /** The columns to show, by their keys; undefined: as the list has them by itself. */
  columns?: readonly string[] | undefined;
}

/** Where the look of the lists of a dashboard is saved; undefined for lists outside. */
export const lookPath = (list: string): string | undefined => {
  const area = /^\/dashboard\/[a-z]+(?=\/)/.exec(list)?.[0];
  return area && `${area}/list-look`;
};
