// Traces: S2-018
import { redirect } from '@remix-run/node';
import {
  type ChoicesOf,
  choicesOf,
  listPage,
  type ListPage,
  type ListQuery,
  type ListSpec,
  parseListQuery,
  type ReadList,
} from '@bff/lists';
import { screenAt } from '@bff/edge/find-screen';
import { withoutLocale } from '~/http/paths';
import { rememberVisit } from '~/http/back-stack.server';
import { translator } from '~/i18n/i18n.server';
import type { Translate } from '~/i18n/text-keys';
import type { LoadedList } from './loaded-list';
import { lookPath } from './look';
import { lookOf } from './look.server';
import { savedSearches } from './saved.server';

/**
 * Reads the address, then the rows. `status` is for the response: 422 if some input is invalid. `title` is the page's title, which says so
 * too; of a list with tabs it is told by the query, because it names the open one. A page after the last one leads to the last. The visit is remembered for pages that lead back to the list.
 */
export async function loadList<Row, Sort extends string, Rules extends ListSpec['filters']>(
  request: Request,
  spec: ListSpec<Sort, Rules>,
  titled: string | ((query: ListQuery<Sort, Rules>) => string),
  read: (query: ListQuery<Sort, Rules>) => ReadList<Row>,
): Promise<{ loaded: LoadedList<Row, ChoicesOf<Rules>> & { query: ListQuery<Sort, Rules> }; status: 200 | 422 }> {
  const here = new URL(request.url);
  const look = await lookOf(request);
  const { query, errors } = parseListQuery(spec, here.searchParams, look.rows);
  const title = typeof titled === 'string' ? titled : titled(query);
  const saved = await savedOf(request, here.pathname);
  const asked = { query, errors, choices: choicesOf(spec), look, saved };
  if (Object.keys(errors).length > 0) {
    const prefix = translator(request)('errors:forms.titlePrefix');
    return { loaded: { ...asked, title: `${prefix} ${title}`, list: null }, status: 422 };
  }
  const list: ListPage<Row> = await listPage(query, read(query));
  if (list.page > Math.max(list.pages, 1)) throw redirect(addressOfPage(here, list.pages));
  await rememberVisit(request);
  return { loaded: { ...asked, title: titleOfPage(title, list, translator(request)), list }, status: 200 };
}

/** The same list's page. What was there may be gone since a bookmark was saved, or by what was done on the last page. */
function addressOfPage({ pathname, searchParams }: URL, page: number): string {
  const params = new URLSearchParams(searchParams);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return [pathname, String(params)].filter(Boolean).join('?');
}

/** «Users (page 2 of 3)»: several tabs and a history show which page each is. */
export const titleOfPage = (title: string, { page, pages }: { page: number; pages: number }, t: Translate): string =>
  page > 1 ? t('lists:titlePage', { title, page, pages }) : title;

/** The user's saved searches of that list; undefined for lists outside the dashboards. */
async function savedOf(request: Request, pathname: string): Promise<LoadedList<unknown>['saved']> {
  const list = withoutLocale(pathname).replace(/\.data$/, '');
  if (lookPath(list) === undefined) return undefined;
  return (await savedSearches(request))
    .filter((one) => one.list === list)
    .map(({ name, search }) => ({ name, search }));
}

/** `?format=csv` on the address of a list that has a file redirects to it. */
export function toListFile(request: Request): void {
  const url = new URL(request.url);
  if (url.searchParams.get('format') !== 'csv' || !screenAt(`${url.pathname}.csv`)?.path.endsWith('.csv')) return;
  url.searchParams.delete('format');
  throw redirect(`${url.pathname}.csv${url.search}`);
}
