import { type Replacements, select, selectOne } from '@db/query';

/** Which rows: everything of a statement but its SELECT list and its page. */
export interface PagedStatement {
  columns: string;
  /** Tables, joins and conditions. */
  from: string;
  /** Tells any two rows apart, or pages would show some twice. */
  order: string;
}

/** From 1. */
export interface PageWanted {
  page: number;
  pageSize: number;
}

/** A page of rows, and how many there are on all pages. */
export async function selectPage<Row extends object>(
  { columns, from, order }: PagedStatement,
  values: Replacements,
  { page, pageSize }: PageWanted,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, count] = await Promise.all([
    select<Row>(`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT :limit OFFSET :offset`, {
      ...values,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    selectOne<{ total: number }>(`SELECT COUNT(*) AS total FROM ${from}`, values),
  ]);
  return { rows, total: count?.total ?? 0 };
}
