// Traces: S2-087
import { waitingApplicants } from '@bff/domain/applicants';
import { countBookings, departuresToday, openChoices, tripsDeparting, undrivenTrips } from '@bff/domain/bookings';
import { countCompanies } from '@bff/domain/companies';
import { waitingDeviations } from '@bff/domain/deviations';
import { answersDue } from '@bff/domain/quotes';
import { paymentsNeedingAttention } from '@bff/domain/payments';
import { findUsers } from '@bff/domain/accounts';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { currentDays } from '@bff/domain/shared/current-days';
import { must } from '@bff/domain/shared/errors';
import { NO_ROWS } from '@bff/domain/shared/list-page';
import { LATE_MS, outboxBacklog } from '@bff/domain/shared/outbox-backlog.store';
import { midnightOf } from '@bff/domain/shared/stockholm-days';
import { shiftedDay } from '@bff/domain/shared/time';
import type { Waiting } from '@bff/domain/shared/waiting.store';
import { allDays, type DaySales, SOLD_DAYS } from '@bff/domain/reports';
import { clock } from '@bff/platform/clock';

/** Work that waits for an administrator. */
export type Queue =
  | 'withoutDriver'
  | 'troubledTrips'
  // Canceled by their operator: the buyer is to choose another bus or the money.
  | 'openChoices'
  // Companies that have not answered a request for quotes, or will soon be too late.
  | 'answersDue'
  | 'applicants'
  | 'companiesWithoutPrices'
  // Traffic permits of active companies.
  | 'endedPermits'
  | 'endingPermits'
  | 'missingPermits'
  // Reported from the road, and not looked into by the operator.
  | 'unhandledDeviations'
  | 'deviationsToCharge'
  | 'mismatches'
  | 'paymentIssues'
  | 'failedRefunds'
  | 'lateRefunds'
  | 'lateMessages'
  | 'givenUpMessages'
  | 'lockedUsers';
export type Queues = Record<Queue, Waiting & { deadline?: Date | null; departure?: Date | null }>;

/** Money in öre without tax; days, weeks (from Monday) and months in Stockholm time. */
export interface Figures {
  soldToday: number;
  soldThisWeek: number;
  soldThisMonth: number;
  turnoverThisMonth: number;
  /** What remains after paying the operators. */
  commissionThisMonth: number;
  tripsToday: number;
  tripsNextSevenDays: number;
  activeCompanies: number;
}
type SoldFigures = Omit<Figures, 'tripsToday' | 'tripsNextSevenDays' | 'activeCompanies'>;

interface Days {
  today: string;
  monday: string;
  /** The first day of this month and of the previous one. */
  month: string;
  monthBefore: string;
}

function daysOf(now: Date): Days {
  const days = currentDays(now);
  return { ...days, monthBefore: `${shiftedDay(days.month, -1).slice(0, 7)}-01` };
}

/** Figures up to a given day: today, or the same point of the previous day, week or month. */
function soldFigures(sold: readonly DaySales[], { today, monday, month }: Omit<Days, 'monthBefore'>): SoldFigures {
  const until = (from: string) => sold.filter(({ day }) => from <= day && day <= today);
  const sum = (days: readonly DaySales[], of: (sales: DaySales) => number) =>
    days.reduce((total, sales) => total + of(sales), 0);
  const bookings = (from: string) => sum(until(from), (sales) => sales.bookings);
  return {
    soldToday: bookings(today),
    soldThisWeek: bookings(monday),
    soldThisMonth: bookings(month),
    turnoverThisMonth: sum(until(month), ({ customerPrice }) => customerPrice),
    commissionThisMonth: sum(until(month), ({ customerPrice, operatorPrice }) => customerPrice - operatorPrice),
  };
}

function soldBefore(sold: readonly DaySales[], { today, monday, month, monthBefore }: Days): SoldFigures {
  const day = soldFigures(sold, { today: shiftedDay(today, -1), monday: today, month: today });
  const week = soldFigures(sold, { today: shiftedDay(today, -7), monday: shiftedDay(monday, -7), month: today });
  // On the 31st after a shorter month: all of that month.
  const sameDay = [`${monthBefore.slice(0, 7)}${today.slice(7)}`, shiftedDay(month, -1)].sort()[0] ?? today;
  const before = soldFigures(sold, { today: sameDay, monday: today, month: monthBefore });
  return { ...before, soldToday: day.soldToday, soldThisWeek: week.soldThisWeek };
}

/** What waits, and how many companies are active: both are of one count. */
async function queuesOf(actor: UserActor, now: Date): Promise<{ queues: Queues; activeCompanies: number }> {
  const plain = { text: '', sort: 'name', descending: false, ...NO_ROWS } as const;
  const [driverless, troubled, choices, answers, companies, applicants, deviations, payments, outbox, locked] =
    await Promise.all([
      undrivenTrips(actor),
      countBookings(actor, { when: 'problems' }),
      openChoices(),
      answersDue(actor),
      countCompanies(),
      waitingApplicants(),
      waitingDeviations(actor),
      paymentsNeedingAttention(),
      outboxBacklog(new Date(now.getTime() - LATE_MS)),
      findUsers(actor, { ...plain, standing: 'locked' }),
    ]);
  const ageless = (count: number): Waiting => ({ count, oldest: null });
  const queues: Queues = {
    withoutDriver: { ...driverless, oldest: null },
    troubledTrips: ageless(troubled),
    openChoices: { ...ageless(choices.count), deadline: choices.deadline },
    answersDue: { ...ageless(answers.count), deadline: answers.deadline },
    applicants,
    companiesWithoutPrices: ageless(companies.withoutPrices),
    endedPermits: ageless(companies.endedPermits),
    endingPermits: ageless(companies.endingPermits),
    missingPermits: ageless(companies.missingPermits),
    unhandledDeviations: deviations.notHandled,
    deviationsToCharge: deviations.toCharge,
    ...payments,
    lateMessages: outbox.late,
    givenUpMessages: outbox.givenUp,
    lockedUsers: ageless(locked.total),
  };
  return { queues, activeCompanies: companies.active };
}

/** The administrators' first page. @throws DomainError `auth.noPermission` */
export async function adminOverview(actor: UserActor) {
  must(isAdmin(actor), 'auth.noPermission');
  const now = clock.now();
  const days = daysOf(now);
  const { today, monthBefore } = days;
  const first = [monthBefore, shiftedDay(today, 1 - SOLD_DAYS)].sort()[0] ?? today;
  const [{ queues, activeCompanies }, { sold, busy }, departures, trips] = await Promise.all([
    queuesOf(actor, now),
    allDays(actor, first),
    departuresToday(actor),
    tripsDeparting(midnightOf(today), midnightOf(shiftedDay(today, 1)), midnightOf(shiftedDay(today, 7))),
  ]);
  const figures: Figures = {
    ...soldFigures(sold, days),
    tripsToday: trips.sooner,
    tripsNextSevenDays: trips.later,
    activeCompanies,
  };
  return { queues, figures, before: soldBefore(sold, days), sold: sold.slice(-SOLD_DAYS), busy, departures, now };
}
