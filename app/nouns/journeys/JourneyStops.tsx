import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDate, formatLongDate } from '@formats';
import { useLocale } from '~/http/paths';

type Stop = JourneySheet['legs'][number]['stops'][number];

/** Links to the driver's own map app if there is one (`geo:` of RFC 5870), and to a map that works in every browser. */
function Ways({ stop: { lat, lon, name, street } }: { stop: Stop }) {
  const { t } = useTranslation('journeys');
  const where = `${lat},${lon}`;
  const label = encodeURIComponent([street, name].filter(Boolean).join(', '));
  return (
    <Row>
      <a href={`geo:${where}?q=${where}(${label})`}>{t('sheet.navigate')}</a>
      <a href={`https://www.openstreetmap.org/directions?to=${where}`} rel="noreferrer">
        {t('sheet.route')}
      </a>
    </Row>
  );
}

/** Where to be and when, out and back: every stop with its street, what happens there, and directions. */
export function JourneyStops({ legs, pickupAt }: Pick<JourneySheet, 'legs' | 'pickupAt'>) {
  const { t } = useTranslation('journeys');
  const locale = useLocale();
  return (
    <Stack gap="l">
      {legs.map(({ direction, departure, stops }) => (
        <Stack key={direction}>
          <h3>{t(`sheet.${direction}`, { date: formatLongDate(departure, locale) })}</h3>
          <Stack as="ol">
            {stops.map((stop, index) => {
              // At the first one the bus stands ready before it leaves.
              const arrival = direction === 'outbound' && index === 0 ? pickupAt : stop.arrival;
              const at = arrival ?? stop.departure;
              const show = at && formatDate(at) !== formatDate(departure) ? 'dateTime' : 'time';
              return (
                <li key={index}>
                  <Stack gap="s">
                    <span>
                      <strong>{at ? <DateTime at={at} show={show} /> : null}</strong> {stop.name}
                      {stop.street ? `, ${stop.street}` : ''}
                    </span>
                    <span className="muted">
                      {t(`booking:stopType.${stop.stopType}`)}
                      {arrival && stop.departure && stop.departure > arrival ? (
                        <>
                          {' · '}
                          {t('sheet.goesOn')} <DateTime at={stop.departure} show={show} />
                        </>
                      ) : null}
                    </span>
                    <Ways stop={stop} />
                  </Stack>
                </li>
              );
            })}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
