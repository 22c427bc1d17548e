import { useTranslation } from '~/i18n/use-translation';
import type { ListedJourney } from '@bff/areas/journeys';
import { Card } from '@ds/patterns/Card/Card';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDate } from '@formats';
import { JourneyBadge } from './JourneyBadge';

const isSameDay = (one: Date, other: Date): boolean => formatDate(one) === formatDate(other);

/** A journey in a driver's list: when, where, with whom and which bus. */
export function JourneyCard({ journey, href }: { journey: ListedJourney; href: string }) {
  const { t } = useTranslation('journeys');
  const { number, status, from, to, pickupAt, departure, passengers, wheelchairs, registrationNumber } = journey;
  // What the driver does next.
  const waits = status === 'waitsForReturn' ? journey.return : null;
  const at = waits ?? pickupAt;
  const way = t(waits ? 'list.return' : 'list.boarding');
  return (
    <Card as="article" labelledBy={`journey-${number}`}>
      <Stack gap="s">
        <Row justify="between">
          <strong>
            {way} <DateTime at={at} show={isSameDay(at, pickupAt) ? 'time' : 'dateTime'} />
          </strong>
          <JourneyBadge {...journey} />
        </Row>
        <h3 id={`journey-${number}`}>
          <a href={href}>{`${from} – ${to}`}</a>
        </h3>
        <span>
          {waits ? null : (
            <>
              {t('list.departure')} <DateTime at={departure} show="time" />
              {' · '}
            </>
          )}
          {t('passengers', { count: passengers })}
          {wheelchairs > 0 ? `, ${t('wheelchairs', { count: wheelchairs })}` : ''} · {registrationNumber}
        </span>
      </Stack>
    </Card>
  );
}
