import { redirect } from '@remix-run/node';
import { quoteDraft, type QuoteDraft, type SearchQuery } from '@bff/areas/public';
import { must } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { localeOf } from '~/i18n/i18n';
import { readSearch } from '~/nouns/trips/read-search.server';
import { TICK } from '~/nouns/trips/ticked-offers';
import { to } from '~/to';

interface Draft {
  draft: QuoteDraft;
  previous: string | null;
  search: string;
  /** Null for a request that continues a previous one. */
  query: SearchQuery | null;
}

/** The draft from the address: a search, or a request that found no operator. The search page reports an invalid search. */
export async function draftOf(request: Request): Promise<Draft> {
  const actor = { ...(await requireActor(request, 'customer')), language: localeOf(request) };
  const { searchParams } = new URL(request.url);
  const previous = searchParams.get('previous');
  const search = new URLSearchParams([...searchParams].filter(([name]) => name !== TICK)).toString();
  const toSearch = () =>
    redirect(localePath(request, `${to.search()}?${search}`), request.method === 'GET' ? 302 : 303);
  if (previous !== null) {
    const draft = await quoteDraft(actor, { previous });
    must(draft, 'quoteRequest.notFound');
    return { draft, previous, search, query: null };
  }
  const parsed = readSearch(searchParams);
  if ('errors' in parsed) throw toSearch();
  const draft = await quoteDraft(actor, parsed);
  if (!draft) throw toSearch();
  return { draft, previous, search, query: parsed.query };
}
