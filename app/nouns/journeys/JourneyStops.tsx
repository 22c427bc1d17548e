import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { WordsBefore } from '@ds/support/WordsBefore';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDate, formatLongDate } from '@formats';
import { useLocale } from '~/http/paths';

type Leg = JourneySheet['legs'][number];
type Stop = Leg['stops'][number];

/** Opens the map app of both kinds of telephone, with directions. */
export const wayTo = ({ lat, lon }: Pick<Stop, 'lat' | 'lon'>): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${lat},${lon}`;

/**
 * Ways to a stop, large enough for a thumb: an address that opens the map app on both kinds of telephone, and a map in the browser (decision
 * 1285). Neither is loaded before it is pressed.
 */
function Ways({ stop, isRead }: { stop: Stop; isRead: boolean }) {
  const { t } = useTranslation('journeys');
  const { lat, lon, name } = stop;
  return (
    <Row>
      {isRead ? null : (
        <LinkButton
          variant="secondary"
          href={wayTo(stop)}
          rel="noreferrer"
          aria-label={t('sheet.navigateTo', { place: name })}
        >
          {t('sheet.navigate')}
        </LinkButton>
      )}
      <LinkButton
        variant="plain"
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`}
        rel="noreferrer"
        aria-label={t('sheet.mapOf', { place: name })}
      >
        {t('sheet.map')}
      </LinkButton>
    </Row>
  );
}

/** A leg's stops: when to be where, and what happens there. */
function Stops({
  leg: { direction, departure, stops },
  pickupAt,
  isRead,
}: { leg: Leg } & Pick<JourneyStopsProps, 'pickupAt' | 'isRead'>) {
  const { t } = useTranslation('journeys');
  return (
    <Stack as="ol">
      {stops.map((stop, index) => {
        // At the first one the bus stands ready before it leaves.
        const arrival = direction === 'outbound' && index === 0 ? pickupAt : stop.arrival;
        const at = arrival ?? stop.departure;
        const show = at && formatDate(at) !== formatDate(departure) ? 'dateTime' : 'time';
        return (
          <li key={index}>
            <Stack gap="s">
              <div>
                <strong>{at ? <DateTime at={at} show={show} /> : null}</strong> {stop.name}
                {stop.street ? `, ${stop.street}` : ''}
              </div>
              <div className="muted">
                {t(`booking:stopType.${stop.stopType}`)}
                {arrival && stop.departure && stop.departure > arrival ? (
                  <>
                    {' · '}
                    <WordsBefore>{t('sheet.goesOn')}</WordsBefore>
                    <DateTime at={stop.departure} show={show} />
                  </>
                ) : null}
              </div>
              <Ways stop={stop} isRead={isRead} />
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}

interface JourneyStopsProps extends Pick<JourneySheet, 'legs' | 'pickupAt'> {
  /** What has been driven is folded: what matters now is the rest. */
  isDriven: Readonly<Record<Leg['direction'], boolean>>;
  /** Nothing more will be driven, so that all is folded. */
  isEnded: boolean;
  /** By somebody who does not drive there. */
  isRead: boolean;
}

/** Where to be and when, out and back: every stop with its street, what happens there, and directions. */
export function JourneyStops({ legs, pickupAt, isDriven, isEnded, isRead }: JourneyStopsProps) {
  const { t } = useTranslation('journeys');
  const locale = useLocale();
  return (
    <Stack gap="l">
      {legs.map((leg) => {
        const { direction, departure } = leg;
        const date = formatLongDate(departure, locale);
        const title = t(isDriven[direction] ? `sheet.driven.${direction}` : `sheet.${direction}`, { date });
        return isDriven[direction] || isEnded ? (
          <Disclosure key={direction} summary={title}>
            <Stops leg={leg} pickupAt={pickupAt} isRead={isRead} />
          </Disclosure>
        ) : (
          <Stack key={direction}>
            <h3>{title}</h3>
            <Stops leg={leg} pickupAt={pickupAt} isRead={isRead} />
          </Stack>
        );
      })}
    </Stack>
  );
}
