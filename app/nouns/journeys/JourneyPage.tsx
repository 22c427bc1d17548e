import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { CallButton } from '~/frame/CallButton';
import type { Place } from '~/frame/WayBack';
import type { MenuArea } from '~/frame/area-menus';
import { usePath } from '~/http/paths';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { actsOf, isOutboundDriven, isOver } from '@states/journey-states';
import { JourneyActs, type Reported } from './JourneyActs';
import { JourneyBadge } from './JourneyBadge';
import { JourneyBus } from './JourneyBus';
import { JourneyPeople } from './JourneyPeople';
import { JourneyStops } from './JourneyStops';
import type { loadJourney } from './journey-page.server';

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
}: JourneyPageProps) {
  const { title, sheet } = useLoaderData<typeof loadJourney>();
  const { t } = useTranslation('journeys');
  const path = usePath();
  const status = reported?.status ?? sheet.status;
  const acts = reported ? actsOf({ ...sheet, status }) : sheet.acts;
  const isDriver = area === 'driver';
  const isAhead = status === 'notStarted' && acts.length > 0;
  const isEnded = isOver({ ...sheet, status });
  const isDriven = { outbound: isOutboundDriven(status) || isEnded, return: isEnded };
  const [ending] = sheet.reports;
  const wayHome = sheet.legs.find(({ direction }) => direction === 'return')?.departure;
  const next =
    isEnded && ending
      ? { label: t('sheet.ended'), at: ending.at }
      : isDriven.outbound && wayHome
        ? { label: t('list.return'), at: wayHome }
        : { label: t('sheet.boarding'), at: sheet.pickupAt };
  return (
    <DetailScreen
      area={area}
      back={back}
      over={t('sheet.over', { number: sheet.number })}
      title={title}
      meta={
        <>
          <JourneyBadge status={sheet.shown} isCanceled={sheet.isCanceled} />
          <span>
            {next.label} <DateTime at={next.at} />
          </span>
        </>
      }
      actions={actions}
    >
      {sheet.isCanceled ? <Banner tone="warning">{t('sheet.canceled')}</Banner> : null}
      {terminateAt ? <JourneyActs sheet={sheet} status={status} acts={acts} reported={reported} /> : null}
      {children}
      <Section id="stops" title={t('sheet.stops')}>
        <JourneyStops {...sheet} isDriven={isDriven} isRead={area === 'traffic'} />
      </Section>
      <Section id="people" title={t('sheet.people')}>
        <JourneyPeople {...sheet} />
      </Section>
      <Section id="bus" title={t('sheet.bus')}>
        <JourneyBus {...sheet} bookingAt={bookingAt} />
      </Section>
      {sheet.reports.length + sheet.deviations.length > 0 ? (
        <Section id="reports" title={t('sheet.reports')}>
          <ul>
            {sheet.reports.map(({ to, at }) => (
              <li key={to}>
                <DateTime at={at} />:{' '}
                {t(`report.${to === 'terminated' && sheet.terminationReason === null ? 'notReported' : to}`)}
                {to === 'terminated' && sheet.terminationReason ? `: ${sheet.terminationReason}` : ''}
              </li>
            ))}
            {sheet.deviations.map(({ id, reportedAt, cause }) => (
              <li key={id}>
                <DateTime at={reportedAt} />: {t('report.deviation', { cause })}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {isAhead && isDriver ? (
        <Section id="unable" title={t('unable.title')}>
          <p>{t('unable.text')}</p>
          <div>
            <CallButton {...sheet.emergencyPhone} />
          </div>
        </Section>
      ) : null}
      <Row>
        {deviationAt && sheet.reports.length > 0 ? (
          <LinkButton variant="secondary" href={path(deviationAt(sheet.number))}>
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
