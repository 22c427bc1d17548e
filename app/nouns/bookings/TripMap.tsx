import { useTranslation } from '~/i18n/use-translation';
import type { TripView } from '@bff/areas/customer';
import { formatDistance } from '@formats';
import { useLocale } from '~/http/paths';
import { MapDrawing } from '~/nouns/places/MapDrawing';

interface TripMapProps {
  map: TripView['map'];
  /** Beside the rest, where it is narrow. */
  isBeside?: boolean;
}

/** The trip's roads on the base map. */
export function TripMap({ map, isBeside = false }: TripMapProps) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const known =
    map.metres === null
      ? t('details.noRoads')
      : t('details.distance', { distance: formatDistance(map.metres, locale) });
  return (
    <MapDrawing
      isBeside={isBeside}
      map={map}
      title={t('details.mapTitle', { stops: map.stops.map(({ label }) => label).join(' – ') })}
      description={map.approximate ? `${known}. ${t('details.approximate')}` : known}
    />
  );
}
