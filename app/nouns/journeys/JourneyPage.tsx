import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { JourneySheet } from '@bff/areas/journeys';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { Place } from '~/frame/WayBack';
import type { MenuArea } from '~/frame/area-menus';
import { usePath } from '~/http/paths';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { ActButton } from '~/screens/ActButton';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { actsOf, isOutboundDriven, isOver, type JourneyStatus, shownJourney } from '@states/journey-states';
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
  /** The page that reports a deviation. */
  deviationAt?: (number: string) => string;
  /** What the driver has reported while offline: the next step follows from it. */
  reportedStatus?: JourneyStatus | undefined;
  /** Further actions. */
  children?: ReactNode;
}

/** The journey sheet: what to do now at the top, in reach of a thumb; then where, when and whom. */
export function JourneyPage({ area, back, terminateAt, deviationAt, reportedStatus, children }: JourneyPageProps) {
  const { title, sheet } = useLoaderData<typeof loadJourney>();
  const { t } = useTranslation('journeys');
  const path = usePath();
  const status = reportedStatus ?? sheet.status;
  const isDriven = isOutboundDriven(status);
  const wayHome = isDriven && !isOver({ ...sheet, status }) ? sheet.legs.find(({ direction }) => direction === 'return')?.departure : undefined; // prettier-ignore
  return (
    <DetailScreen
      area={area}
      back={back}
      over={t('sheet.over', { number: sheet.number })}
      title={title}
      meta={
        <>
          <JourneyBadge status={shownJourney(sheet)} isCanceled={sheet.isCanceled} />
          <span>
            {t(wayHome ? 'list.return' : 'sheet.boarding')} <DateTime at={wayHome ?? sheet.pickupAt} />
          </span>
        </>
      }
    >
      {sheet.isCanceled ? <Banner tone="warning">{t('sheet.canceled')}</Banner> : null}
      {terminateAt ? <Acts sheet={sheet} reportedStatus={reportedStatus} terminateAt={terminateAt} /> : null}
      {children}
      <Section id="stops" title={t('sheet.stops')}>
        <JourneyStops {...sheet} isOutboundDriven={isDriven} />
      </Section>
      <Section id="people" title={t('sheet.people')}>
        <JourneyPeople {...sheet} />
      </Section>
      <Section id="bus" title={t('sheet.bus')}>
        <JourneyBus {...sheet} />
      </Section>
      {sheet.reports.length > 0 ? (
        <Section id="reports" title={t('sheet.reports')}>
          <ul>
            {sheet.reports.map(({ to, at }) => (
              <li key={to}>
                <DateTime at={at} />:{' '}
                {t(`report.${to === 'terminated' && sheet.terminationReason === null ? 'notReported' : to}`)}
                {to === 'terminated' && sheet.terminationReason ? `: ${sheet.terminationReason}` : ''}
              </li>
            ))}
          </ul>
          {deviationAt ? (
            <div>
              <LinkButton variant="secondary" href={path(deviationAt(sheet.number))}>
                {t('sheet.deviation')}
              </LinkButton>
            </div>
          ) : null}
        </Section>
      ) : null}
    </DetailScreen>
  );
}

/** One large button for the next step, and a way out below it. */
function Acts({
  sheet,
  reportedStatus,
  terminateAt,
}: Pick<JourneyPageProps, 'reportedStatus'> & { sheet: JourneySheet; terminateAt: (number: string) => string }) {
  const { t } = useTranslation('journeys');
  const when = useWhen();
  const { number, hasReturn, isTooEarly, startsFrom, early } = sheet;
  const acts = reportedStatus ? actsOf({ status: reportedStatus, hasReturn }) : sheet.acts;
  const next = acts.find((act) => act !== 'terminate');
  if (acts.length === 0) return null;
  const waits = next === 'start' && isTooEarly;
  const start = next === 'start' || next === 'startReturn' ? next : undefined;
  const planned = start && early[start];
  const button = next ? (
    <ActButton name={next} sends={{ intent: next }} wide>
      {t(`acts.${next}`)}
    </ActButton>
  ) : null;
  return (
    <Stack>
      {waits ? (
        <Banner tone="info">{t('sheet.tooEarly', { at: when(startsFrom) })}</Banner>
      ) : (
        // As wide as a thumb needs on a telephone, and no wider than a line of text elsewhere.
        <div className="measure">
          {start && planned ? (
            // Asked on the sheet itself: it works without scripts, and without a network.
            <Disclosure summary={t(`early.${start}`)}>
              <Stack>
                <p>{t(`early.${start}Text`, { at: when(planned) })}</p>
                {button}
              </Stack>
            </Disclosure>
          ) : (
            button
          )}
        </div>
      )}
      <div>
        <ConfirmLink variant="plain" to={terminateAt(number)}>
          {t('acts.terminate')}
        </ConfirmLink>
      </div>
    </Stack>
  );
}
