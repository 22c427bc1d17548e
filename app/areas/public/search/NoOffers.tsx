import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useLocale, usePath } from '~/http/paths';
import { passengersText } from '~/nouns/bookings/passengers';
import { to } from '~/to';
import { formatCountries, withoutUnit } from '@formats';
import { PreferToTalk } from '../parts/PreferToTalk';
import { TellSeller } from '../parts/TellSeller';
import { filtersSet, withoutFilters } from './OfferFilters';
import { useChosenFilters } from './use-chosen-filters';

interface NoOffersProps {
  view: Extract<SearchView, { kind: 'offers' }>;
  search: string;
  mayAsk: boolean;
}

function textOf({ isTooMany }: NoOffersProps['view'], mayAsk: boolean) {
  if (isTooMany) return mayAsk ? 'results.tooMany' : 'results.tooManyText';
  return mayAsk ? 'results.askText' : 'results.noneText';
}

function titleOf({ unserved }: NoOffersProps['view'], mayAsk: boolean) {
  if (mayAsk) return 'results.askTitle';
  return unserved ? 'results.unservedTitle' : 'results.noneTitle';
}

/** No bus is available: why, and what can be done nevertheless. Large groups are not left on their own. */
export function NoOffers({ view, search, ...props }: NoOffersProps) {
  const { t } = useTranslation('search');
  const booking = useTranslation('booking').t;
  const path = usePath();
  const locale = useLocale();
  const mayAsk = props.mayAsk && view.unserved?.isAskable !== false;
  const unservedText = ({ countries }: NonNullable<typeof view.unserved>) =>
    [
      t(countries.length > 0 ? 'results.nobodyDrives' : 'results.nobodyNear', {
        from: view.trip.stops[0]?.name,
        countries: formatCountries(countries, locale),
      }),
      ...(mayAsk ? [t('results.fartherAway')] : []),
    ].join(' ');
  const params = new URLSearchParams(search);
  const count = (name: 'adults' | 'children' | 'wheelchairs') => Number(withoutUnit(params.get(name) ?? '', name));
  /** Without its filters the search finds buses. */
  const isFiltered = filtersSet(search) > 0 && view.unfiltered > 0;
  const inTheWay = useChosenFilters(view, search).filter(({ left }) => left > 0);
  return (
    <EmptyState
      title={isFiltered ? t('results.noneFilteredTitle', { count: view.unfiltered }) : t(titleOf(view, mayAsk))}
      text={
        isFiltered
          ? t(inTheWay.length > 0 ? 'results.noneFilteredOne' : 'results.noneFilteredText')
          : view.unserved
            ? unservedText(view.unserved)
            : t(textOf(view, mayAsk))
      }
      picture={<BusIllustration kind="touristBus" />}
      action={
        <Stack>
          <Row>
            {isFiltered ? (
              <>
                {inTheWay.map(({ key, name, hrefWithout, left }) => (
                  <LinkButton key={key} href={hrefWithout}>
                    {t('results.withoutFilter', { filter: name, count: left })}
                  </LinkButton>
                ))}
                <LinkButton
                  variant={inTheWay.length > 0 ? 'secondary' : undefined}
                  href={`${path(to.search())}?${withoutFilters(search)}`}
                >
                  {t('results.clearFilters')}
                </LinkButton>
              </>
            ) : null}
            {mayAsk ? (
              <LinkButton
                variant={isFiltered ? 'secondary' : undefined}
                href={`${path(to.requestQuotes())}?${withoutFilters(search)}`}
              >
                {t('quotes.ask')}
              </LinkButton>
            ) : null}
          </Row>
          {isFiltered ? null : mayAsk ? (
            <PreferToTalk />
          ) : (
            <TellSeller
              stops={view.trip.stops.map(({ name }) => name)}
              departure={view.departure}
              return={view.return}
              people={passengersText(booking, {
                adults: count('adults'),
                children: count('children'),
                wheelchairs: count('wheelchairs'),
              })}
            />
          )}
        </Stack>
      }
    />
  );
}
