import { useTranslation } from '~/i18n/use-translation';
import type { ListedJourney } from '@bff/areas/journeys';
import { Card } from '@ds/patterns/Card/Card';
import { WordsBefore } from '@ds/support/WordsBefore';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { formatDate } from '@formats';
import { JourneyBadge } from './JourneyBadge';

interface JourneyCardProps {
  journey: ListedJourney;
  /** The day it is listed under. */
  day: string;
  href: string;
}

/** A journey in a driver's list: when, where, with whom and which bus. */
export function JourneyCard({ journey, day, href }: JourneyCardProps) {
  const { t } = useTranslation('journeys');
  const { number, from, to, next, departure, passengers, wheelchairs, registrationNumber, street, leaves } = journey;
  const isWayHome = journey.return?.getTime() === next.getTime();
  return (
    <Card as="article" labelledBy={`journey-${number}`} leads>
      <Stack gap="s">
        <Row justify="between">
          <strong>
            <WordsBefore>{t(isWayHome ? 'list.return' : 'list.boarding')}</WordsBefore>
            <DateTime at={next} show={formatDate(next) === day ? 'time' : 'dateTime'} />
          </strong>
          <Apart />
          <JourneyBadge {...journey} />
        </Row>
        <h3 id={`journey-${number}`}>
          <a href={href}>{`${from} – ${to}`}</a>
        </h3>
        {street ? <div>{street}</div> : null}
        <div>
          {isWayHome ? null : (
            <>
              <WordsBefore>{t('list.departure')}</WordsBefore>
              <DateTime at={departure} show="time" />
              {' · '}
            </>
          )}
          {t('passengers', { count: passengers })}
          {wheelchairs > 0 ? `, ${t('wheelchairs', { count: wheelchairs })}` : ''} · {registrationNumber}
        </div>
        {leaves ? (
          <div>
            <WordsBefore>{t('sheet.leaves')}</WordsBefore>
            <DateTime at={leaves.at} show={formatDate(leaves.at) === day ? 'time' : 'dateTime'} />, {leaves.from}
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
