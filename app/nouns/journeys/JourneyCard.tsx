import { useTranslation } from '~/i18n/use-translation';
import type { ListedJourney } from '@bff/areas/journeys';
import { Card } from '@ds/patterns/Card/Card';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { JourneyBadge } from './JourneyBadge';

/** A journey in a driver's list: when, where, with whom and which bus. */
export function JourneyCard({ journey, href }: { journey: ListedJourney; href: string }) {
  const { t } = useTranslation('journeys');
  const { number, status, from, to, pickupAt, departure, passengers, wheelchairs, registrationNumber } = journey;
  return (
    <Card as="article" labelledBy={`journey-${number}`}>
      <Stack gap="s">
        <Row justify="between">
          <strong>
            {t('list.boarding')} <DateTime at={pickupAt} show="time" />
          </strong>
          <JourneyBadge {...journey} />
        </Row>
        <h3 id={`journey-${number}`}>
          <a href={href}>{`${from} – ${to}`}</a>
        </h3>
        <span>
          {status === 'waitsForReturn' && journey.return ? (
            <>
              {t('list.return')} <DateTime at={journey.return} />
            </>
          ) : (
            <>
              {t('list.departure')} <DateTime at={departure} show="time" />
            </>
          )}
          {' · '}
          {t('passengers', { count: passengers })}
          {wheelchairs > 0 ? `, ${t('wheelchairs', { count: wheelchairs })}` : ''} · {registrationNumber}
        </span>
      </Stack>
    </Card>
  );
}
