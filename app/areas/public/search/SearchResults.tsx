import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import type { TripMap } from '@bff/domain/maps';
import { OfferList } from '@ds/patterns/OfferCard/OfferCard';
import { Pagination } from '@ds/patterns/Pagination/Pagination';
import { SkipLink } from '@ds/patterns/SkipLink/SkipLink';
import { Split } from '@ds/patterns/Split/Split';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatPercent, formatTime } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { to } from '~/to';
import { MayNotBook } from './AskForQuotes';
import { Offer, type OfferDrawings } from './Offer';
import { useOfferTexts } from './offer-facts';
import { FilterChips } from './FilterChips';
import { NoOffers } from './NoOffers';
import { OffersForm } from './OffersForm';
import { OfferSorting } from './OfferSorting';
import { OtherDays } from './OtherDays';
import { SearchedTrip } from './SearchedTrip';
import { TICK } from '~/nouns/trips/ticked-offers';
import { TripLine } from '~/nouns/trips/TripLine';
import { tickedAmong } from './ticked-among';
import { TripLinks } from './TripLinks';
import { UnreadPrice } from './UnreadPrice';
import { filtersSet, OfferFilters } from './OfferFilters';
import { FILTERS_ID, LIST_ID, RESULTS_ID } from './result-parts';

type OffersView = Extract<SearchView, { kind: 'offers' }>;

interface SearchResultsProps {
  view: OffersView;
  map: TripMap;
  search: string;
  /** The user may book, or may after logging in. */
  mayBook: boolean;
  /** The same for quotes alone. */
  mayAsk: boolean;
  /** Who books for the user's units, by name. */
  bookers: readonly string[];
  /** As many companies as can be chosen, to compare or to ask. */
  mostChosen: number;
}

/** The available offers below each other, with the trip and filters beside. In the source the offers come first. */
export function SearchResults({ view, map, search, mayBook, mayAsk, bookers, mostChosen }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  // Parsed once for all addresses that differ by one parameter: parsing and serialising an address costs more than the rest of a card.
  const params = [...new URLSearchParams(search)];
  const without = (...names: string[]) =>
    `${path(to.search())}?${new URLSearchParams(params.filter(([name]) => !names.includes(name)))}`;
  const here = without('open', 'about', 'operators');
  const [sorted, paged] = [without('sort', 'page', 'about', 'operators'), without('page', 'about', 'operators')];
  const askOf = without(TICK, 'open', 'page', 'about', 'operators').replace(
    path(to.search()),
    path(to.requestQuotes()),
  );
  const isOpen = view.query.open === undefined ? '' : `&open=${view.query.open}`;
  const { trip, count, page, pages } = view;
  const isTicked = tickedAmong(view.offers, params);
  const locale = useLocale();
  const money = useMoney();
  const drawings = drawingsOf(view.offers);
  const texts = useOfferTexts();
  const isFiltered = filtersSet(search) > 0;
  const offers = (
    <OfferList isBelowTabs>
      {view.offers.map((offer) => (
        <Offer
          key={offer.id}
          offer={offer}
          accessibility={view.accessibility}
          isRoundTrip={view.isRoundTrip}
          departure={view.departure}
          passengers={view.passengers}
          drawings={drawings(offer)}
          companyHref={`${path(to.publicCompany(offer.company.id))}?${search}`}
          openHref={`${here}&open=${offer.company.id}#${offer.id}`}
          aboutHref={`${here}${isOpen}&about=${offer.id}#${offer.id}`}
          texts={texts}
          hasTax={view.hasSwedishTax}
          mayBook={mayBook}
          askHref={mayAsk ? `${askOf}&company=${offer.company.id}` : undefined}
          isTicked={isTicked(offer)}
        />
      ))}
    </OfferList>
  );
  return (
    <Stack gap="s">
      <UnreadPrice view={view} search={search} />
      <Stack gap="s">
        <h1 id={RESULTS_ID}>
          {count === 0
            ? t(isFiltered && view.unfiltered > 0 ? 'results.noneFiltered' : 'results.none')
            : t(view.combined ? 'results.headingCombination' : 'results.heading', { count })}
        </h1>
        <p className="small">
          <TripLine {...view} stops={trip.stops.map(({ name }) => name)} />{' '}
          <TripLinks search={search} asks={mayBook && mayAsk && count > 0} />
          {count > 0 && view.hasSwedishTax ? (
            <>
              {' · '}
              <span className="nowrap">{t('results.withVat')}</span>
            </>
          ) : null}
        </p>
        {view.rested ? (
          <p className="small">
            <a href={`${without('return', 'page', 'about', 'operators')}&return=${view.rested.return}`}>
              {t('results.rested', {
                time: formatTime(view.rested.at),
                saved: money(view.rested.saved, { decimals: false }),
              })}
            </a>
          </p>
        ) : null}
        {mayBook ? null : <MayNotBook search={search} mayAsk={mayAsk} bookers={bookers} isLinked={count > 0} />}
        {view.streets.length > 0 ? <p>{t('results.streets', { streets: view.streets.join(' · ') })}</p> : null}
        {view.combined ? <p>{t('results.combination')}</p> : null}
      </Stack>
      {view.days.length > 0 ? <OtherDays days={view.days} search={search} /> : null}
      {count === 0 ? null : <SkipLink href={`#${FILTERS_ID}`}>{t('results.toFilters')}</SkipLink>}
      <Split
        id={LIST_ID}
        label={t('results.tripAndFilters')}
        asideLast
        head={
          count === 0 ? null : <OfferSorting current={view.query.sort} hrefOf={(sort) => `${sorted}&sort=${sort}`} />
        }
        aside={
          <Stack>
            <h2 className="visually-hidden">{t('results.trip')}</h2>
            <SearchedTrip view={view} map={map} />
            {count === 0 && !isFiltered ? null : <OfferFilters id={FILTERS_ID} view={view} search={search} />}
          </Stack>
        }
      >
        {count === 0 ? (
          <NoOffers view={view} search={search} mayAsk={mayAsk} />
        ) : (
          <Stack>
            <h2 className="visually-hidden">{t('results.title')}</h2>
            <FilterChips view={view} search={search} />
            {mayBook ? (
              <OffersForm search={search} page={page} pages={pages} elsewhere={view.tickedElsewhere} most={mostChosen}>
                {offers}
              </OffersForm>
            ) : (
              offers
            )}
            <Pagination
              current={page}
              total={pages}
              hrefOf={(target) => `${paged}&page=${target}`}
              texts={{
                label: t('results.pages'),
                previous: t('results.previous'),
                next: t('results.next'),
                page: t('results.pageLabel'),
                summary:
                  pages > 1
                    ? t('results.show', {
                        from: view.range.from,
                        to: view.range.to,
                        count: view.groups,
                      })
                    : t('results.showAll', { count: view.groups }),
              }}
            />
            <p className="small muted">
              {view.hasSwedishTax
                ? t('results.priceHoldsTax', { percent: formatPercent(view.offers[0]!.taxBasisPoints, locale) })
                : t('results.priceHolds')}
            </p>
          </Stack>
        )}
      </Split>
    </Stack>
  );
}

/** For each drawing that appears once per page, the first offer that shows it. */
function drawingsOf(offers: OffersView['offers']): (offer: OffersView['offers'][number]) => OfferDrawings {
  const firstOf = new Map<string | undefined, string>();
  const note = (what: string | undefined, id: string) => firstOf.has(what) || firstOf.set(what, id);
  for (const { id, picture, buses, rating } of offers) {
    if (!picture) note(buses[0]?.busType, id);
    if (rating !== null) note('star', id);
  }
  const isFirst = (what: string | undefined, id: string) => (firstOf.get(what) === id ? 'first' : 'again');
  return ({ id, buses }) => ({ bus: isFirst(buses[0]?.busType, id), star: isFirst('star', id) });
}
