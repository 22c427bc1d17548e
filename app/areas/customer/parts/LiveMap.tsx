import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import { MapDrawing } from '~/nouns/places/MapDrawing';
import { isActive as isOnTheRoad } from '@states/journey-states';
import type { VehicleLocation } from '@bff/areas/customer';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { WordsBefore } from '@ds/support/WordsBefore';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatTime } from '@formats';

/** Without scripts the page reloads itself, as often as positions change. */
const REFRESH_SECONDS = 30;

interface LiveMapProps extends Pick<VehicleLocation, 'status' | 'isActive' | 'position' | 'map'> {
  /** The address of the position's event stream. */
  live: string;
  /** Where the way that is driven next, or now, begins: where the bus waits for its way home. */
  from: string;
  /** When that begins, if there is one. */
  wayHome: Date | null;
  /** Other content that is refreshed with the position. */
  children?: ReactNode;
}

/** The trip's map with the bus on it, updated while the bus is on the road. */
export function LiveMap({ status, isActive, position, map, live, from, wayHome, children }: LiveMapProps) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  // «The bus has arrived» would be read as home.
  const waits =
    status === 'finished' && wayHome ? t('location.waits', { place: from, at: moment(wayHome) }) : undefined;
  const stops = map.stops.filter(({ kind }) => kind !== 'vehicle').map(({ label }) => label);
  return (
    <>
      {isActive ? (
        <noscript>
          <meta httpEquiv="refresh" content={`${REFRESH_SECONDS}`} />
        </noscript>
      ) : null}
      <div id="live" {...(isActive ? { 'data-live': live } : {})}>
        <Stack>
          <p role="status">
            {position ? (
              <>
                <WordsBefore>{t('location.seen')}</WordsBefore>
                <DateTime at={position.at} show="time" />
              </>
            ) : (
              (waits ?? t(isOnTheRoad(status) ? 'location.unknown' : `location.${status}`))
            )}
          </p>
          {children}
          <MapDrawing
            map={map}
            title={
              position
                ? t('location.mapTitle', { at: formatTime(position.at), stops: stops.join(' – ') })
                : t('details.mapTitle', { stops: stops.join(' – ') })
            }
          />
        </Stack>
      </div>
    </>
  );
}
