// Traces: S2-087
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { adminOverview, type Figures, type Queue } from '@bff/areas/admin';
import type { CountedBookings } from '@bff/domain/bookings';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useMoney } from '~/i18n/use-money';
import { Departures } from '~/nouns/bookings/Departures';
import { DayCharts } from '~/nouns/reports/DayCharts';
import { WaitingFigures } from '~/nouns/reports/WaitingFigures';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

/** Where each queue is worked off. */
const lists: Record<Queue, string> = {
  withoutDriver: `${to.adminBookings()}?when=all&counted=withoutDriver`,
  openChoices: `${to.adminBookings()}?when=all&counted=openChoice`,
  answersDue: `${to.quoteRequests()}?answers=due`,
  troubledTrips: `${to.adminBookings()}?when=problems`,
  applicants: `${to.applicants()}?status=received&sort=created`,
  unhandledDeviations: `${to.deviations()}?handling=notHandled`,
  deviationsToCharge: `${to.deviations()}?status=needsInvoice`,
  mismatches: `${to.payments()}?attention=waiting`,
  paymentIssues: `${to.paymentIssues()}?attention=waiting`,
  failedRefunds: `${to.refunds()}?attention=failed`,
  lateRefunds: `${to.refunds()}?attention=late`,
  lateMessages: `${to.outgoingMessages()}?state=late`,
  givenUpMessages: `${to.outgoingMessages()}?state=failed`,
  lockedUsers: `${to.users()}?standing=locked`,
  companiesWithoutPrices: `${to.companies()}?status=active&prices=missing`,
  endedPermits: `${to.companies()}?status=active&permit=ended&sort=permit`,
  endingPermits: `${to.companies()}?status=active&permit=ending&sort=permit`,
  missingPermits: `${to.companies()}?status=active&permit=missing`,
};

const MONEY: readonly (keyof Figures)[] = ['turnoverThisMonth', 'commissionThisMonth'];

const counted = (which: CountedBookings) => `${to.adminBookings()}?when=all&counted=${which}`;

/** Where what each figure counts or sums is listed. */
const sources: Record<keyof Figures, string> = {
  soldToday: counted('soldToday'),
  soldThisWeek: counted('soldThisWeek'),
  soldThisMonth: counted('soldThisMonth'),
  turnoverThisMonth: counted('soldThisMonth'),
  commissionThisMonth: counted('soldThisMonth'),
  tripsToday: counted('departsToday'),
  tripsNextSevenDays: counted('departsInSevenDays'),
  activeCompanies: `${to.companies()}?status=active`,
};

/** What a figure is compared with. */
const earlier: Partial<Record<keyof Figures, 'day' | 'week' | 'month'>> = {
  soldToday: 'day',
  soldThisWeek: 'week',
  soldThisMonth: 'month',
  turnoverThisMonth: 'month',
  commissionThisMonth: 'month',
};

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const overview = await adminOverview(actor);
  return data({ title: translator(request)('admin:overview.title'), ...overview });
}

/** What is waiting for an administrator, what is on the road today, and how business is going. */
export default function AdminOverview() {
  const { queues, figures, before, sold, busy, departures, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation('admin');
  const money = useMoney();
  const path = usePath();
  const shown = (figure: keyof Figures, value: number) =>
    MONEY.includes(figure) ? money(value, { decimals: false }) : String(value);
  const against = (figure: keyof Figures) => {
    const point = earlier[figure];
    const was: Partial<Figures> = before;
    if (!point) return undefined;
    const change = figures[figure] - (was[figure] ?? 0);
    if (change === 0) return t(`against.same.${point}`);
    return t(`against.${point}`, { change: `${change > 0 ? '+' : '−'}${shown(figure, Math.abs(change))}` });
  };
  return (
    <Screen area="admin" title={t('overview.title')}>
      <WaitingFigures
        now={now}
        queues={(Object.keys(queues) as Queue[]).map((queue) => ({
          ...queues[queue],
          awaits: queue === 'answersDue' ? 'answer' : 'choice',
          label: t(`queues.${queue}`),
          href: path(lists[queue]),
        }))}
      />
      <Departures departures={departures} now={now} addressOf={to.adminBooking} list={to.adminBookings()} office />
      <Section id="figures" title={t('overview.figures')}>
        <KeyFigures
          figures={(Object.keys(figures) as (keyof Figures)[]).map((figure) => ({
            label: t(`figures.${figure}`),
            value: shown(figure, figures[figure]),
            href: path(sources[figure]),
            note: against(figure),
          }))}
        />
        <DayCharts sold={sold} busy={busy} price="customerPrice" />
        <p className="muted">{t('overview.explained')}</p>
      </Section>
    </Screen>
  );
}
