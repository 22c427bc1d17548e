import type { RowCount } from '#fields/list-rows';

/** A user's settings for lists: columns are remembered per list, row height and count for all of them. */
export interface Look {
  isDense: boolean;
  /** Rows on a page. */
  rows: RowCount;
  /** The keys of the columns to show; undefined for the list's defaults. */
  columns?: readonly string[] | undefined;
}

/** Where a dashboard saves the look of its lists; undefined for lists elsewhere. */
export const lookPath = (list: string): string | undefined => {
  const area = /^\/dashboard\/[a-z]+(?=\/)/.exec(list)?.[0];
  return area && `${area}/list-look`;
};
