// Traces: S1-002, S2-043, S2-046
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  MOST_COMPARED,
  quotesFor,
  type SearchView,
  searchView,
  suggestedTimes,
  withUnknownPlaces,
} from '@bff/areas/public';
import { formatShortDay } from '@formats';
import { bookingPolicy } from '@bff/domain/bookings';
import { quotePolicy } from '@bff/domain/quotes';
import { tripMap } from '@bff/domain/maps';
import { Stack } from '@ds/primitives/Stack/Stack';
import { getActor, guardArea } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import type { PageHandle } from '~/http/page-handle';
import { RenderedOnly } from '~/http/rendered-only';
import { lastSearch, rememberSearch } from '~/http/last-search.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { searchFormValues, withMoments } from '~/nouns/trips/search-form-values';
import { bookersFor } from './bookers.server';
import { offeredChange } from './offered-change.server';
import { InvalidSearch } from './InvalidSearch';
import { OnlyByQuote } from './OnlyByQuote';
import { readWithFilters } from './read-with-filters.server';
import { titleOfPage } from '~/lists/list-loader.server';
import { stopsOf } from '~/nouns/trips/search-query';
import { withChosenPlaces } from '~/nouns/trips/chosen-places';
import { oneCompany } from '../parts/one-company.server';
import { SearchIsland } from '../parts/SearchIsland';
import { SearchResults } from './SearchResults';
import { WhichPlace } from '~/nouns/trips/WhichPlace';

export const handle: PageHandle = { island: true, i18n: ['errors', 'search'] };

/** The required parts of a search. */
const ASKED = ['stop', 'departure', 'return', 'adults', 'children', 'wheelchairs', 'tripType'];

export async function loader({ request }: LoaderFunctionArgs) {
  await guardArea(request, 'general');
  const searchParams = withMoments(new URL(request.url).searchParams);
  // A row button of the form was pressed: the main page shows the rows.
  if (searchParams.has('edit')) throw redirect(localePath(request, `${to.home()}?${searchParams}`));
  const t = translator(request);
  // Nothing has been searched for yet: shows the form, without errors about what is missing.
  if (ASKED.every((name) => !searchParams.has(name))) {
    const begun = (await lastSearch(request)) ?? searchParams;
    return data({
      title: t('search:home.title'),
      values: searchFormValues(begun, stopsOf(begun), suggestedTimes(begun.get('tripType'))),
      search: '',
      only: null,
      followed: null,
      shown: new RenderedOnly({ view: { kind: 'blank' as const }, map: null, mostChosen: 0 }),
      mayBook: false,
      mayAsk: false,
      bookers: [],
      quotes: null,
    });
  }
  const { parsed, isPriceUnread } = readWithFilters(searchParams);
  const actor = await getActor(request);
  const answer =
    'errors' in parsed
      ? {
          kind: 'invalid' as const,
          errors: await withUnknownPlaces(parsed.errors, stopsOf(searchParams), localeOf(request)),
          advice: [],
        }
      : await searchView(parsed.query, actor, localeOf(request));
  const { view, followed } =
    answer.kind === 'invalid'
      ? await offeredChange(searchParams, answer, localeOf(request))
      : { view: answer, followed: null };
  const base = {
    title: t('search:results.title'),
    // As submitted: beside «fill in the field» there must be no date that nobody chose.
    values: searchFormValues(searchParams, stopsOf(searchParams), { departure: '', return: '' }),
    search: searchParams.toString(),
    only: view.kind === 'invalid' ? await oneCompany(searchParams) : null,
    followed,
    bookers: await bookersFor(actor),
  };
  // A visitor logs in or registers on the way.
  const mayBook = actor.kind === 'visitor' || bookingPolicy.create(actor);
  const mayAsk = actor.kind === 'visitor' || quotePolicy.request(actor);
  const quotes = mayAsk ? quotesFor(view) : null;
  if (view.kind === 'invalid')
    return data(
      {
        ...base,
        title:
          quotes === 'only'
            ? t('search:quotes.title')
            : view.advice.length > 0
              ? t('search:results.change')
              : `${t('errors:forms.titlePrefix')} ${t('search:results.change')}`,
        shown: new RenderedOnly({ view, map: null, mostChosen: 0 }),
        mayBook,
        mayAsk,
        quotes,
      },
      { status: 422 },
    );
  if (view.kind === 'places') {
    const settled = withChosenPlaces(searchParams, view.stops);
    if (settled) throw redirect(localePath(request, `${to.search()}?${settled}`));
    return data({
      ...base,
      title: t('search:places.title'),
      shown: new RenderedOnly({ view, map: null, mostChosen: 0 }),
      mayBook,
      mayAsk,
      quotes: null,
    });
  }
  const [map, headers] = await Promise.all([
    tripMap(view.trip.stops, { legs: view.trip.legs }),
    rememberSearch(request, searchParams),
    rememberVisit(request),
  ]);
  return data(
    {
      ...base,
      title: `${isPriceUnread ? `${t('errors:forms.titlePrefix')} ` : ''}${titleOf(request, view)}`,
      description: t(view.combined ? 'search:results.aboutCombination' : 'search:results.about', { count: view.count }),
      shown: new RenderedOnly({ view, map, mostChosen: MOST_COMPARED }),
      mayBook,
      mayAsk,
      quotes: null,
    },
    { headers, status: isPriceUnread ? 422 : 200 },
  );
}

/** The trip and its day first: of several tabs each shows which search it is. */
function titleOf(request: Request, view: Extract<SearchView, { kind: 'offers' }>): string {
  const stops = view.trip.stops.map(({ name }) => name).join('–');
  const t = translator(request);
  const found =
    view.count > 0
      ? `${t('search:results.heading', { count: view.count })}, ${t(`search:sort.${view.query.sort}`).toLowerCase()}`
      : t('search:results.none');
  const title = `${stops}, ${formatShortDay(view.departure, localeOf(request))}: ${found}`;
  return titleOfPage(title, view, t);
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function Search() {
  const page = useLoaderData<typeof loader>();
  const { title, shown, followed, mayBook, mayAsk, bookers, quotes, values, search, only } = page;
  const { view, map, mostChosen } = shown.value;
  const path = usePath();
  return (
    <PageFrame width="wide">
      {view.kind === 'blank' ? (
        <Stack>
          <h1>{title}</h1>
          <SearchIsland values={values} />
        </Stack>
      ) : null}
      {quotes === 'only' && view.kind === 'invalid' ? (
        <OnlyByQuote values={values} reasons={view.errors} search={search} only={only} />
      ) : view.kind === 'invalid' ? (
        <InvalidSearch
          values={values}
          errors={view.errors}
          only={only}
          advice={view.advice}
          followed={followed}
          quotes={quotes === null ? null : search}
          search={search}
        />
      ) : null}
      {view.kind === 'places' ? (
        <WhichPlace stops={view.stops} search={search} action={path(to.search())} form={path(to.home())} />
      ) : null}
      {view.kind === 'offers' && map ? (
        <SearchResults
          view={view}
          map={map}
          search={search}
          mayBook={mayBook}
          mayAsk={mayAsk}
          bookers={bookers}
          mostChosen={mostChosen}
        />
      ) : null}
    </PageFrame>
  );
}
