import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { Banner } from '@ds/patterns/Banner/Banner';
import { WordsBefore } from '@ds/support/WordsBefore';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import type { Place } from '~/frame/WayBack';
import type { MenuArea } from '~/frame/area-menus';
import { usePath } from '~/http/paths';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { actsOf, isOutboundDriven, isOver, isUnreported } from '@states/journey-states';
import { DriverNow } from './DriverNow';
import { JourneyActs, type Reported } from './JourneyActs';
import { JourneyBadge } from './JourneyBadge';
import { JourneyBus } from './JourneyBus';
import { JourneyPeople } from './JourneyPeople';
import { JourneyReports } from './JourneyReports';
import { JourneyStops } from './JourneyStops';
import type { loadJourney } from './journey-page.server';
import { nextStop } from './next-stop';

interface JourneyPageProps {
  area: MenuArea;
  back: Place;
  /** The page that asks why a journey ends early; without it the journey is read-only. */
  terminateAt?: (number: string) => string;
  /** The address of its booking, for those who see that. */
  bookingAt?: string | undefined;
  /** Beside the title. */
  actions?: ReactNode;
  /** The page that reports a deviation. */
  deviationAt?: (number: string) => string;
  /** What the driver has reported while offline: the next step follows from it. */
  reported?: Reported | undefined;
  /** Further actions. */
  children?: ReactNode;
  /** After the facts. */
  below?: ReactNode;
}

/** The journey sheet: what to do now at the top, in reach of a thumb; then where, when and whom. */
export function JourneyPage({
  area,
  back,
  terminateAt,
  bookingAt,
  actions,
  deviationAt,
  reported,
  children,
  below,
}: JourneyPageProps) {
  const { title, sheet, readAt } = useLoaderData<typeof loadJourney>();
  const { t } = useTranslation('journeys');
  const path = usePath();
  const status = reported?.status ?? sheet.status;
  const acts = reported ? actsOf({ ...sheet, status }) : sheet.acts;
  const isDriver = area === 'driver';
  const isAhead = status === 'notStarted' && acts.length > 0;
  const isEnded = isOver({ ...sheet, status });
  const deviation = deviationAt && sheet.reports.length > 0 ? path(deviationAt(sheet.number)) : undefined;
  // A journey that was cut short says only by its reports how far it came.
  const isDriven = {
    outbound:
      isOutboundDriven(status) || (status === 'terminated' && sheet.reports.some(({ to }) => to === 'finished')),
    return: status === 'returnCompleted',
  };
  return (
    <DetailScreen
      area={area}
      back={back}
      over={t('sheet.over', { number: sheet.number })}
      title={title}
      meta={
        <>
          <JourneyBadge status={sheet.shown} isCanceled={sheet.isCanceled} />
          <Apart />
          <NextTime sheet={sheet} isEnded={isEnded} isAway={isDriven.outbound} endedAt={reported?.at} />
        </>
      }
      actions={actions}
    >
      {sheet.isCanceled ? <Banner tone="warning">{t('sheet.canceled')}</Banner> : null}
      {terminateAt ? <JourneyActs sheet={sheet} status={status} acts={acts} reported={reported} /> : null}
      {isDriver ? (
        <DriverNow
          sheet={sheet}
          next={sheet.isCanceled ? undefined : nextStop({ ...sheet, status, now: readAt })}
          now={readAt}
          deviationAt={deviation}
        />
      ) : null}
      {children}
      <Section id="stops" title={t('sheet.stops')}>
        <JourneyStops {...sheet} isDriven={isDriven} isEnded={isEnded} isRead={area === 'traffic'} />
      </Section>
      <Section id="people" title={t('sheet.people')}>
        <JourneyPeople {...sheet} isDriver={isDriver} />
      </Section>
      <Section id="bus" title={t('sheet.bus')}>
        <JourneyBus {...sheet} bookingAt={bookingAt} reader={area} />
      </Section>
      <JourneyReports {...sheet} />
      {below}
      {isAhead && isDriver ? (
        <Section id="unable" title={t('unable.title')}>
          <p>{t('unable.text')}</p>
        </Section>
      ) : null}
      <Row>
        {deviation && !isDriver ? (
          <LinkButton variant="secondary" href={deviation}>
            {t('sheet.deviation')}
          </LinkButton>
        ) : null}
        {/* A driver who cannot set out calls: the company finds somebody else. */}
        {terminateAt && acts.includes('terminate') && !(isAhead && isDriver) ? (
          <ConfirmLink variant="plain" to={terminateAt(sheet.number)}>
            {t('acts.terminate')}
          </ConfirmLink>
        ) : null}
      </Row>
    </DetailScreen>
  );
}

interface NextTimeProps {
  sheet: JourneySheet;
  isEnded: boolean;
  /** The bus waits for the way home, or is on it. */
  isAway: boolean;
  /** According to a report that the service does not know. */
  endedAt: Date | undefined;
}

/** When something happens next; of a journey that is over, when it ended. */
function NextTime({ sheet, isEnded, isAway, endedAt = sheet.reports[0]?.at }: NextTimeProps) {
  const { t } = useTranslation('journeys');
  const wayHome = sheet.legs.find(({ direction }) => direction === 'return')?.departure;
  const next =
    isEnded && endedAt
      ? { label: t(isUnreported(sheet) ? 'sheet.closed' : 'sheet.ended'), at: endedAt }
      : isAway && wayHome
        ? { label: t('list.return'), at: wayHome }
        : { label: t('sheet.boarding'), at: sheet.pickupAt };
  return (
    <span>
      <WordsBefore>{next.label}</WordsBefore>
      <DateTime at={next.at} />
    </span>
  );
}
