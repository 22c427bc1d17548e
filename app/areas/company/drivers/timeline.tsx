// Traces: S1-011
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type DriverRow, occupancyPeriod, occupancyTicks, readDriverTimeline } from '@bff/areas/company';
import { shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { OccupancyTimeline, type TimelineRow } from '@ds/patterns/OccupancyTimeline/OccupancyTimeline';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useTranslation } from '~/i18n/use-translation';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { readQuery } from '../occupancy/occupancy-query';
import { daysText, spansIn, ticksText } from '../occupancy/occupancy-words';
import { PeriodSteps } from '../occupancy/PeriodSteps';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const today = toLocalDate(clock.now());
  const { view, day } = readQuery(new URL(request.url).searchParams, today);
  const period = occupancyPeriod(view, day);
  const rows = await readDriverTimeline(actor, period, companyOf(actor));
  await rememberVisit(request);
  return data({
    title: translator(request)('fleet:drivers.title'),
    today,
    view,
    day,
    period: { ...period, lastDay: shiftedDay(period.afterDay, -1), before: shiftedDay(period.firstDay, -1) },
    ticks: occupancyTicks(period),
    rows,
  });
}

/** Who drives what, and which trips nobody is named for. */
export default function DriverTimeline() {
  const { title, today, view, day, period, ticks, rows } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const path = usePath();
  const locale = useLocale();
  const spanOf = spansIn(locale);
  const days = daysText(period, locale);
  const at = (change: { view?: string; day?: string }) =>
    `${path(to.driverTimeline())}?${new URLSearchParams({ view, day, ...change }).toString()}`;
  const rowOf = ({ driverUserId, name, isDriver, lanes, bars }: DriverRow): TimelineRow => ({
    id: driverUserId ?? 0,
    label: name ?? t('drivers.none'),
    href: isDriver && driverUserId !== null ? path(to.companyUser(driverUserId)) : undefined,
    lanes,
    bars: bars.map(({ bookingNumber, from, to: last, start, end, lane }) => ({
      id: Number(bookingNumber),
      start,
      end,
      lane,
      look: driverUserId === null ? 'held' : 'booked',
      text: [`${from} – ${last}`, spanOf(start, end), bookingNumber].join(' ·\u00a0'),
      href: path(driverUserId === null ? to.assignDriver(bookingNumber) : to.companyBooking(bookingNumber)),
    })),
  });
  return (
    <Screen area="company" title={title} meta={<strong role="status">{days}</strong>}>
      <PeriodSteps view={view} before={period.before} after={period.afterDay} today={today} at={at} />
      {rows.length === 0 ? (
        <EmptyState
          title={t('drivers.noDrivers.title')}
          text={t('drivers.noDrivers.text')}
          action={<LinkButton href={path(to.companyUsers())}>{t('drivers.noDrivers.action')}</LinkButton>}
        />
      ) : (
        <OccupancyTimeline
          caption={t('drivers.caption', { days })}
          start={period.start}
          end={period.end}
          ticks={ticksText(ticks, { view, today, locale })}
          rows={rows.map(rowOf)}
          legend={(['booked', 'held'] as const).map((look) => ({ look, text: t(`drivers.means.${look}`) }))}
          texts={{
            row: t('drivers.driver'),
            axis: t('drivers.axis'),
            free: t('drivers.free'),
          }}
        />
      )}
      <p className="muted measure">{t('drivers.includes')}</p>
    </Screen>
  );
}
