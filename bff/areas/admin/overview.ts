// Traces: S2-087
import { countWaitingApplicants } from '@bff/domain/applicants';
import { salesSince, tripsDeparting } from '@bff/domain/bookings';
import { countCompanies, countEndingPermits, countWithoutPrices } from '@bff/domain/companies';
import { paymentsNeedingAttention } from '@bff/domain/payments';
import { findUsers } from '@bff/domain/accounts';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { LATE_MS, outboxBacklog } from '@bff/domain/shared/outbox-backlog.store';
import { localDayOf } from '@bff/domain/shared/stockholm-days';
import { DAY, fromLocalText, HOUR, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

/** How many of each wait for an administrator. */
export interface Queues {
  applicants: number;
  companiesWithoutPrices: number;
  /** Traffic permits of active companies. */
  endedPermits: number;
  endingPermits: number;
  mismatches: number;
  paymentIssues: number;
  failedRefunds: number;
  lateRefunds: number;
  lateMessages: number;
  givenUpMessages: number;
  lockedUsers: number;
}

/** Money in öre without tax; days, weeks (from Monday) and months are Stockholm's. */
export interface Figures {
  soldToday: number;
  soldThisWeek: number;
  soldThisMonth: number;
  turnoverThisMonth: number;
  /** What is left of it once operators are paid. */
  commissionThisMonth: number;
  tripsToday: number;
  tripsNextSevenDays: number;
  activeCompanies: number;
}

/** Midnight of today, of Monday and of the first of the month, and the ends of today and of the seventh day from it. */
function periods(now: Date) {
  const today = localDayOf(now.getTime());
  const sinceMonday = (today.weekday + 6) % 7;
  // The middle of a day is in that day, whatever the clocks do at night.
  const noon = today.start + 12 * HOUR;
  return {
    today: new Date(today.start),
    monday: new Date(localDayOf(noon - sinceMonday * DAY).start),
    month: fromLocalText(`${toLocalDate(now).slice(0, 7)}-01T00:00`)!,
    tomorrow: new Date(today.end),
    nextWeek: new Date(localDayOf(noon + 6 * DAY).end),
  };
}

async function lockedUsers(actor: UserActor): Promise<number> {
  const plain = { text: '', sort: 'name', descending: false, page: 1, pageSize: 1 } as const;
  return (await findUsers(actor, { ...plain, standing: 'locked' })).total;
}

/** What the administrators' first page shows. @throws DomainError `auth.noPermission` */
export async function adminOverview(actor: UserActor): Promise<{ queues: Queues; figures: Figures }> {
  must(isAdmin(actor), 'auth.noPermission');
  const now = clock.now();
  const { today, monday, month, tomorrow, nextWeek } = periods(now);
  const [applicants, companiesWithoutPrices, permits, payments, outbox, locked] = await Promise.all([
    countWaitingApplicants(),
    countWithoutPrices(),
    countEndingPermits(),
    paymentsNeedingAttention(),
    outboxBacklog(new Date(now.getTime() - LATE_MS)),
    lockedUsers(actor),
  ]);
  const [soldToday, soldThisWeek, soldThisMonth, tripsToday, tripsNextSevenDays, activeCompanies] = await Promise.all([
    salesSince(today),
    salesSince(monday),
    salesSince(month),
    tripsDeparting(today, tomorrow),
    tripsDeparting(today, nextWeek),
    countCompanies('active'),
  ]);
  return {
    queues: {
      applicants,
      companiesWithoutPrices,
      endedPermits: permits.ended,
      endingPermits: permits.ending,
      ...payments,
      lateMessages: outbox.late,
      givenUpMessages: outbox.givenUp,
      lockedUsers: locked,
    },
    figures: {
      soldToday: soldToday.bookings,
      soldThisWeek: soldThisWeek.bookings,
      soldThisMonth: soldThisMonth.bookings,
      turnoverThisMonth: soldThisMonth.customerPrice,
      commissionThisMonth: soldThisMonth.customerPrice - soldThisMonth.operatorPrice,
      tripsToday,
      tripsNextSevenDays,
      activeCompanies,
    },
  };
}
