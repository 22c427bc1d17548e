import { PLAIN_ROWS } from '#fields/list-rows';
import type { ListQuery } from '@bff/lists';

type ListChanges<Query extends ListQuery> = Partial<Pick<Query, 'text' | 'sort' | 'descending' | 'page'>> & {
  /** A filter set to undefined is removed; `plainSort` depends on the filters, so pass the new one if it changes with them. */
  filters?: Partial<Record<string, string | undefined>>;
};

/** A list's query as a query string: what its page's address says besides, and only what differs from the plain list. */
export function listAddress(query: ListQuery, changes: ListChanges<ListQuery> = {}): string {
  const now = { ...query, ...changes, filters: { ...query.filters, ...changes.filters } };
  const params = new URLSearchParams(now.kept);
  for (const [name, value] of Object.entries(now.filters)) if (value) params.set(name, value);
  if (now.text) params.set('q', now.text);
  const order = `${now.descending ? '-' : ''}${now.sort}`;
  if (order !== now.plainSort) params.set('sort', order);
  if (now.page > 1) params.set('page', String(now.page));
  if (now.rows !== (now.page > 1 ? PLAIN_ROWS : now.plainRows)) params.set('rows', String(now.rows));
  const address = params.toString();
  return address ? `?${address}` : '';
}
