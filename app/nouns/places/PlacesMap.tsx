// Traces: S3-041
import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { type BaseMap, RouteMap } from '@ds/pictures/RouteMap/RouteMap';

interface PlacesMapProps {
  /** Undefined: there is nothing to show. */
  map: (BaseMap & Pick<ComponentProps<typeof RouteMap>, 'stops'>) | undefined;
  /** What it shows, given the names on it. */
  title: (names: string) => string;
}

/** Shows depots, a bus's starting position or buses on the road, drawn by the server. */
export function PlacesMap({ map, title }: PlacesMapProps) {
  const { t } = useTranslation();
  if (!map) return null;
  return (
    <RouteMap
      width={640}
      height={400}
      base={map}
      route={[]}
      stops={map.stops}
      title={title(map.stops.map(({ label }) => label).join(', '))}
      attribution={t('footer.attribution')}
    />
  );
}
