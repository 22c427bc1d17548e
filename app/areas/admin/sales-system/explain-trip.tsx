// Traces: S2-133
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import {
  explainedListSpec,
  explainedSearch,
  type SearchQuery,
  suggestedTimes,
  withUnknownPlaces,
} from '@bff/areas/public';
import { requestOfSale } from '@bff/domain/quotes';
import { parseListQuery } from '@bff/lists';
import { Banner } from '@ds/patterns/Banner/Banner';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { requireActor } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { AdviceList } from '~/nouns/trips/AdviceList';
import { withChosenPlaces } from '~/nouns/trips/chosen-places';
import { readSearch } from '~/nouns/trips/read-search.server';
import { searchFormValues, withMoments } from '~/nouns/trips/search-form-values';
import { stopsOf } from '~/nouns/trips/search-query';
import { SearchForm } from '~/nouns/trips/SearchForm';
import { WhichPlace } from '~/nouns/trips/WhichPlace';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { ExplainedOffers } from './ExplainedOffers';
import { RequestInShort } from './RequestInShort';
import { SaleError } from './SaleError';
import { saleCustomer } from './sale-customer.server';
import { requestIn, startOfSale } from './sale-request';

export const headers = privatePage;
export { SaleError as ErrorBoundary };

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = { ...(await requireActor(request, 'admin')), language: localeOf(request) };
  const url = new URL(request.url);
  const searchParams = withMoments(url.searchParams);
  const customer = await saleCustomer(actor, url);
  // Without a trip, or after a row button, only the form.
  // A form that is sent empty with scripts says its kind of trip alone.
  const isAsked = searchParams.has('stop') || searchParams.has('tripType');
  const parsed = isAsked && !searchParams.has('edit') ? readSearch(searchParams) : undefined;
  const defaults = parsed ? { departure: '', return: '' } : suggestedTimes(searchParams.get('tripType'));
  const begun = requestIn(searchParams);
  const t = translator(request);
  const title = t('sales:explain.title', { name: customer.name });
  const page = {
    title,
    customer,
    request: begun,
    begunFrom: begun === null ? null : await requestOfSale(actor, { number: begun, customerId: customer.id }),
    search: searchParams.toString(),
    values: searchFormValues(searchParams, stopsOf(searchParams), defaults),
  };
  if (!parsed) return data({ ...page, asked: null, view: null, list: null });
  const list = parseListQuery(explainedListSpec, searchParams);
  const view =
    'errors' in parsed
      ? {
          kind: 'invalid' as const,
          errors: await withUnknownPlaces(parsed.errors, stopsOf(searchParams), localeOf(request)),
          advice: [],
        }
      : await explainedSearch(actor, parsed.query, list.query);
  const settled = view.kind === 'places' ? withChosenPlaces(searchParams, view.stops) : undefined;
  if (settled) throw redirect(localePath(request, `${to.explainTrip()}?${settled}`));
  const asked = 'errors' in parsed ? null : tripIn(parsed.query);
  // Told before the page is, because the page has the heading of the one that was sent from.
  const told = view.kind === 'places' ? { title: `${t('search:places.title')} ${title}` } : {};
  const isWrong = view.kind === 'invalid' || Object.keys(list.errors).length > 0;
  return data(
    { ...page, ...told, asked, view, list: { ...list, query: { ...list.query, kept: saleIn(searchParams) } } },
    { status: isWrong ? 422 : 200 },
  );
}

/** The sale and its trip in an address, without what of its offers is shown. */
const saleIn = (params: URLSearchParams): string =>
  new URLSearchParams(
    [...params].filter(([name]) => ![...Object.keys(explainedListSpec.filters), 'sort', 'page'].includes(name)),
  ).toString();

const tripIn = ({ stops, departure, return: home, adults, children, wheelchairs }: SearchQuery) => ({
  stops: stops.map(({ text }) => text),
  departure,
  return: home ?? null,
  people: adults + children + wheelchairs,
});

/** The second step of a sale: the trip, with an explanation of each bus's price. */
export default function ExplainTrip() {
  const { customer, request, begunFrom, values, search, asked, view, list } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sales');
  const title = t('explain.title', { name: customer.name });
  const words = useTranslation('search').t;
  const path = usePath();
  const when = useWhen();
  const action = path(to.explainTrip());
  const form = (
    <SearchForm
      values={values}
      errors={view?.kind === 'invalid' ? view.errors : []}
      action={action}
      suggestUrl={path('/places.json')}
      also={{ customer: String(customer.id), ...(request !== null && { request }) }}
    />
  );
  const advice = view?.kind === 'invalid' ? view.advice : [];
  return (
    <Screen area="admin" back={startOfSale(request, t)} title={title} meta={customer.email}>
      <RequestInShort request={begunFrom} />
      {view?.kind === 'places' ? (
        <WhichPlace stops={view.stops} search={search} action={action} below />
      ) : (
        <Section id="trip" title={t('explain.trip')}>
          {advice.length > 0 ? (
            <Banner tone="info" title={words('advice.title')}>
              <AdviceList advice={advice} />
            </Banner>
          ) : null}
          {/* With offers to choose among, the trip is a line above them. */}
          {asked && view?.kind === 'explained' && view.unfiltered > 0 ? (
            <Disclosure
              summary={[
                asked.stops.join(' – '),
                [asked.departure, asked.return].flatMap((at) => (at ? [when(at)] : [])).join(' – '),
                t('explain.people', { count: asked.people }),
              ].join(', ')}
            >
              {form}
            </Disclosure>
          ) : (
            form
          )}
        </Section>
      )}
      {view?.kind === 'explained' && view.unfiltered === 0 ? (
        <EmptyState title={words('results.noneTitle')} text={t('explain.none')} />
      ) : null}
      {view?.kind === 'explained' && view.unfiltered > 0 && list ? (
        <ExplainedOffers view={view} list={list} search={search} customerId={customer.id} />
      ) : null}
    </Screen>
  );
}
