import { cachedFor } from '@bff/platform/cached-for';
import { clock } from '@bff/platform/clock';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { midnightOf } from '../shared/stockholm-days';
import { DAY, MINUTE, shiftedDay, toLocalDate } from '../shared/time';
import { busesOnDays, type Sales, salesOnDays } from './day-sums.store';
import { activeVehicles } from './report.store';
import { reportPolicy } from './report.policy';

interface DaysWanted {
  /** The first day, `2027-03-10` in Stockholm time, and how many from it. */
  from: string;
  days: number;
  /** If left out: of all companies. */
  companyId?: number | undefined;
}

export interface DaySales extends Sales {
  day: string;
}

export interface BusyDay {
  day: string;
  /** Buses with a trip. */
  buses: number;
  /** Of this many for sale now. */
  of: number;
}

/** How many days overviews show: of sales until today, and of buses that are out from today. */
export const SOLD_DAYS = 30;
const BUSY_DAYS = 14;

function daysOf({ from, days, companyId }: DaysWanted) {
  const names = Array.from({ length: days }, (_, index) => shiftedDay(from, index));
  return { names, asked: { starts: names.map(midnightOf), until: midnightOf(shiftedDay(from, days)), companyId } };
}

/** How many days there are from one until another, both included. */
const daysUntil = (last: string, first: string): number =>
  Math.round((midnightOf(last).getTime() - midnightOf(first).getTime()) / DAY) + 1;

/** What was sold on each day: confirmed then, and not canceled since. */
async function soldOn(wanted: DaysWanted): Promise<DaySales[]> {
  const { names, asked } = daysOf(wanted);
  const sums = new Map((await salesOnDays(asked)).map(({ day, ...sales }) => [day, sales]));
  return names.map((day, index) => ({
    day,
    ...(sums.get(index) ?? { bookings: 0, customerPrice: 0, operatorPrice: 0 }),
  }));
}

/** How many buses are out on the next days. */
async function busyFrom(wanted: Omit<DaysWanted, 'days'>): Promise<BusyDay[]> {
  const { names, asked } = daysOf({ ...wanted, days: BUSY_DAYS });
  const [found, of] = await Promise.all([busesOnDays(asked), activeVehicles(wanted.companyId)]);
  const buses = new Map(found.map((row) => [row.day, row.buses]));
  return names.map((day, index) => ({ day, buses: buses.get(index) ?? 0, of }));
}

export interface CompanyDays {
  /** The last days, until today. */
  sold: DaySales[];
  /** The next days, from today. */
  busy: BusyDay[];
  /** This month until now. */
  month: Pick<Sales, 'bookings' | 'operatorPrice'>;
}

/** Sums and charts of a company: they may be a minute old, unlike what waits for somebody. */
const companyDaysRead = cachedFor(MINUTE, async (companyId: number): Promise<CompanyDays> => {
  const today = toLocalDate(clock.now());
  const month = `${today.slice(0, 7)}-01`;
  // A month may be longer than what is drawn.
  const from = [month, shiftedDay(today, 1 - SOLD_DAYS)].sort()[0] ?? today;
  const [sold, busy] = await Promise.all([
    soldOn({ from, days: daysUntil(today, from), companyId }),
    busyFrom({ from: today, companyId }),
  ]);
  const ofMonth = sold.filter(({ day }) => day >= month);
  const sum = (of: (day: DaySales) => number) => ofMonth.reduce((total, day) => total + of(day), 0);
  return {
    sold: sold.slice(-SOLD_DAYS),
    busy,
    month: { bookings: sum((day) => day.bookings), operatorPrice: sum((day) => day.operatorPrice) },
  };
});

/** What an overview shows of one company, at most a minute old. @throws DomainError `auth.noPermission` */
export async function companyDays(actor: Actor, companyId: number): Promise<CompanyDays> {
  must(reportPolicy.see(actor, { id: companyId }), 'auth.noPermission');
  return companyDaysRead(companyId);
}

/** The same of all companies. Sales are of the days from `from` until today. */
const allDaysRead = cachedFor(MINUTE, async (from: string): Promise<Pick<CompanyDays, 'sold' | 'busy'>> => {
  const today = toLocalDate(clock.now());
  const [sold, busy] = await Promise.all([soldOn({ from, days: daysUntil(today, from) }), busyFrom({ from: today })]);
  return { sold, busy };
});

/** What all companies sold on each day from `from`, and will drive, at most a minute old. @throws DomainError `auth.noPermission` */
export async function allDays(actor: Actor, from: string): Promise<Pick<CompanyDays, 'sold' | 'busy'>> {
  must(reportPolicy.seeAll(actor), 'auth.noPermission');
  return allDaysRead(from);
}
