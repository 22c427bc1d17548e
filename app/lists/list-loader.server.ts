import { redirect } from '@remix-run/node';
import { type ListPage, listPage, type ListQuery, type ListSpec, parseListQuery, type ReadList } from '@bff/lists';
import { rememberVisit } from '~/http/back-stack.server';
import { translator } from '~/i18n/i18n.server';

/** What a list page's loader answers: the query with its errors, and the page of rows; null when the query cannot be asked. */
interface LoadedList<Row, Sort extends string, Filter extends string> {
  title: string;
  query: ListQuery<Sort, Filter>;
  errors: Record<string, string>;
  list: ListPage<Row> | null;
}

/**
 * Reads the address, then the rows. `status` is for the answer: 422 when something typed cannot be searched for. `title` is the page's;
 * it says so too. What is shown is remembered, for pages that lead back to the list.
 */
export async function loadList<Row, Sort extends string, Filter extends string = never>(
  request: Request,
  spec: ListSpec<Sort, Filter>,
  title: string,
  read: (query: ListQuery<Sort, Filter>) => ReadList<Row>,
): Promise<{ loaded: LoadedList<Row, Sort, Filter>; status: 200 | 422 }> {
  const { query, errors } = parseListQuery(spec, new URL(request.url).searchParams);
  if (Object.keys(errors).length > 0) {
    const prefix = translator(request)('errors:forms.titlePrefix');
    return { loaded: { title: `${prefix} ${title}`, query, errors, list: null }, status: 422 };
  }
  const list = await listPage(query.page, read(query));
  await rememberVisit(request);
  return { loaded: { title, query, errors, list }, status: 200 };
}

/** `?format=csv` on a list's address leads to its file. */
export function toListFile(request: Request): void {
  const url = new URL(request.url);
  if (url.searchParams.get('format') !== 'csv') return;
  url.searchParams.delete('format');
  throw redirect(`${url.pathname}.csv${url.search}`);
}
