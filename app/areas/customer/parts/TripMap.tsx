import { useTranslation } from '~/i18n/use-translation';
import type { TripView } from '@bff/areas/customer';
import { RouteMap } from '@ds/pictures/RouteMap/RouteMap';
import { formatDistance } from '@formats';
import { useLocale } from '~/http/paths';

/** The trip's roads on the base map. */
export function TripMap({ map }: { map: TripView['map'] }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const known =
    map.metres === null
      ? t('details.noRoads')
      : t('details.distance', { distance: formatDistance(map.metres, locale) });
  return (
    <RouteMap
      width={640}
      height={400}
      base={map}
      route={map.route}
      stops={map.stops}
      title={t('details.mapTitle', { stops: map.stops.map(({ label }) => label).join(' – ') })}
      description={map.approximate ? `${known}. ${t('details.approximate')}` : known}
      attribution={t('common:footer.attribution')}
    />
  );
}
