import { redirect } from '@remix-run/node';
import { quoteDraft, type QuoteDraft, refusalOfSearch } from '@bff/areas/public';
import { must } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { localeOf } from '~/i18n/i18n';
import { readSearch } from '~/nouns/trips/read-search.server';
import { to } from '~/to';

/** The times asked for break the driving rules, or bring the bus home before it can be there. */
const UNDRIVABLE = ['booking.tripTooLong', 'booking.returnTooEarly'];

/** The draft from the address: a search, or a request that found no operator. The search page reports an invalid search. */
export async function draftOf(
  request: Request,
): Promise<{ draft: QuoteDraft; previous: string | null; search: string; isDrivable: boolean }> {
  const actor = { ...(await requireActor(request, 'customer')), language: localeOf(request) };
  const { searchParams } = new URL(request.url);
  const previous = searchParams.get('previous');
  const search = new URLSearchParams([...searchParams].filter(([name]) => name !== 'company')).toString();
  const toSearch = () =>
    redirect(localePath(request, `${to.search()}?${search}`), request.method === 'GET' ? 302 : 303);
  if (previous !== null) {
    const draft = await quoteDraft(actor, { previous });
    must(draft, 'quoteRequest.notFound');
    return { draft, previous, search, isDrivable: true };
  }
  const parsed = readSearch(searchParams);
  if ('errors' in parsed) throw toSearch();
  const draft = await quoteDraft(actor, parsed);
  if (!draft) throw toSearch();
  const refused = request.method === 'GET' ? await refusalOfSearch(parsed.query, actor.language) : null;
  const isDrivable = !refused?.errors.some(({ message }) => UNDRIVABLE.includes(message.split(',')[0]!));
  return { draft, previous, search, isDrivable };
}
