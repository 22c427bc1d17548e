import type { ReactNode } from 'react';
import type { BaseMap } from '@bff/domain/maps';
import { type LatLon, type MapStop, RouteMap } from '@ds/pictures/RouteMap/RouteMap';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

interface MapDrawingProps {
  /** The land around, what stands on it, and the roads between if something drives. */
  map: BaseMap & { stops: readonly MapStop[]; route?: readonly (readonly LatLon[])[] };
  /** What it shows, for people who cannot see it. */
  title: string;
  /** Below it: length and time. */
  description?: ReactNode;
  /** Places, not a trip: the towns around tell where they are. */
  isRegion?: boolean;
  /** Beside a list, where it is narrow. */
  isBeside?: boolean;
}

/** A map as pages show it: its towns named in the page's language, and whose data it is. */
export function MapDrawing({ map, title, description, isRegion = false, isBeside = false }: MapDrawingProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const towns = map.towns.map(({ names, lat, lon }) => ({ name: names[locale], lat, lon }));
  return (
    <RouteMap
      width={isBeside ? 320 : 640}
      height={isBeside ? 300 : 400}
      base={{ ...map, towns }}
      route={map.route ?? []}
      stops={map.stops}
      isRegion={isRegion}
      title={title}
      namesLabel={t('onMap')}
      description={description}
      attribution={t('footer.attribution')}
    />
  );
}
