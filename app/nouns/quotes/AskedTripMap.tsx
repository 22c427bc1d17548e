import type { StopsMap } from '@bff/domain/maps';
import { formatDistance } from '@formats';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { MapDrawing } from '~/nouns/places/MapDrawing';

/** The way of a trip that somebody requests quotes for. */
export function AskedTripMap({ map }: { map: StopsMap }) {
  const { t } = useTranslation('quotes');
  const locale = useLocale();
  return (
    <MapDrawing
      map={map}
      title={t('details.mapTitle', { stops: map.stops.map(({ label }) => label).join(' – ') })}
      description={
        map.metres === null
          ? t('details.noRoads')
          : t('details.distance', { distance: formatDistance(map.metres, locale) })
      }
    />
  );
}
