import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import type { TripMap } from '@bff/domain/maps';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { formatCountries, formatDistance, formatDuration } from '@formats';
import { useLocale } from '~/http/paths';
import { MapDrawing } from '~/nouns/places/MapDrawing';

interface SearchedTripProps {
  view: Extract<SearchView, { kind: 'offers' }>;
  map: TripMap;
}

/** The trip that was searched for: its map, and what to know about the route. */
export function SearchedTrip({ view, map }: SearchedTripProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { trip } = view;
  const names = trip.stops.map((stop) => stop.name).join(' – ');
  const distance = formatDistance(trip.metres, locale);
  const stops = trip.stops.map(({ lat, lon, name }, index) => ({
    lat,
    lon,
    label: name,
    kind: index === 0 || index === trip.stops.length - 1 ? ('end' as const) : ('via' as const),
  }));
  return (
    <>
      <NarrowFold title={t('results.mapTitle')}>
        <MapDrawing
          isBeside
          map={{ ...map, stops }}
          title={t('results.mapDescription', { stops: names })}
          description={t('results.metres', { distance, duration: formatDuration(trip.seconds, locale) })}
        />
      </NarrowFold>
      {trip.approximate ? <p className="small">{t('results.approximate')}</p> : null}
      {view.hasSwedishTax ? null : (
        <p className="small">
          {t('results.countries', {
            countries: formatCountries(view.countries, locale),
          })}{' '}
          {t('results.noTax')}
        </p>
      )}
    </>
  );
}
