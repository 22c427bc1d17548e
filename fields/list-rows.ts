/** The choices for rows per page. */
export const ROW_COUNTS = [20, 50, 100] as const;
export type RowCount = (typeof ROW_COUNTS)[number];

/** The default. */
export const PLAIN_ROWS: RowCount = 20;
