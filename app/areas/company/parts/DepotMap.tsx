// Traces: S3-041
import { useTranslation } from 'react-i18next';
import type { depotsOnMap } from '@bff/areas/company';
import { RouteMap } from '@ds/pictures/RouteMap/RouteMap';

interface DepotMapProps {
  /** Undefined: there is nothing to show. */
  map: ReturnType<typeof depotsOnMap>;
}

/** Where a company's depots are, drawn by the server. */
export function DepotMap({ map }: DepotMapProps) {
  const { t } = useTranslation('fleet');
  if (!map) return null;
  return (
    <RouteMap
      width={640}
      height={400}
      land={map.land}
      lakes={map.lakes}
      route={[]}
      stops={map.stops}
      title={t('depots.map', { names: map.stops.map(({ label }) => label).join(', ') })}
      attribution={t('common:footer.attribution')}
    />
  );
}
