/** How many rows a page of a list may have. */
export const ROW_COUNTS = [20, 50, 100] as const;
export type RowCount = (typeof ROW_COUNTS)[number];

/** How many it has unless somebody wants more. */
export const PLAIN_ROWS: RowCount = 20;
