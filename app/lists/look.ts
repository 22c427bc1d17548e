import type { RowCount } from '#fields/list-rows';

/** A user's settings for lists: columns are remembered per list, row height and count for all of them. */
export interface Look {
  isDense: boolean;
  /** Rows on a page. */
  rows: RowCount;
  /** The keys of the columns to show; undefined for the list's defaults. */
  columns?: readonly string[] | undefined;
}

/** The id of the list in which columns are moved. */
export const COLUMN_ORDER = 'order-of-columns';

/** The button that moves a column without scripts sends `up:<key>` or `down:<key>`. */
export const MOVE = 'move';

/** The columns that a form asks for, in its order: those that were just ticked come last. */
export function columnsAskedFor(fields: FormData): string[] {
  const order = fields.getAll('order').map(String);
  const ticked = fields.getAll('column').map(String);
  const columns = [...order.filter((key) => ticked.includes(key)), ...ticked.filter((key) => !order.includes(key))];
  const move = fields.get(MOVE);
  const [way, key = ''] = typeof move === 'string' ? move.split(':') : [];
  const from = columns.indexOf(key);
  if (from >= 0) columns.splice(Math.max(0, from + (way === 'up' ? -1 : 1)), 0, ...columns.splice(from, 1));
  return columns;
}

/** Where a dashboard saves the look of its lists; undefined for lists elsewhere. */
export const lookPath = (list: string): string | undefined => {
  const area = /^\/dashboard\/[a-z]+(?=\/)/.exec(list)?.[0];
  return area && `${area}/list-look`;
};
