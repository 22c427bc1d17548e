import { clock } from '@bff/platform/clock';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { midnightOf } from '../shared/stockholm-days';
import { DAY, shiftedDay, toLocalDate } from '../shared/time';
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

function daysOf(actor: Actor, { from, days, companyId }: DaysWanted) {
  const may = companyId === undefined ? reportPolicy.seeAll(actor) : reportPolicy.see(actor, { id: companyId });
  must(may, 'auth.noPermission');
  const names = Array.from({ length: days }, (_, index) => shiftedDay(from, index));
  return { names, asked: { starts: names.map(midnightOf), until: midnightOf(shiftedDay(from, days)), companyId } };
}

/** What was sold on each day: confirmed then, and not canceled since. @throws DomainError `auth.noPermission` */
export async function soldByDay(actor: Actor, wanted: DaysWanted): Promise<DaySales[]> {
  const { names, asked } = daysOf(actor, wanted);
  const sums = new Map((await salesOnDays(asked)).map(({ day, ...sales }) => [day, sales]));
  return names.map((day, index) => ({
    day,
    ...(sums.get(index) ?? { bookings: 0, customerPrice: 0, operatorPrice: 0 }),
  }));
}

async function busyByDay(actor: Actor, wanted: DaysWanted): Promise<BusyDay[]> {
  const { names, asked } = daysOf(actor, wanted);
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

/** What an overview shows of one company. @throws DomainError `auth.noPermission` */
export async function companyDays(actor: Actor, companyId: number): Promise<CompanyDays> {
  const today = toLocalDate(clock.now());
  const month = `${today.slice(0, 7)}-01`;
  // A month may be longer than what is drawn.
  const from = [month, shiftedDay(today, 1 - SOLD_DAYS)].sort()[0] ?? today;
  const days = Math.round((midnightOf(today).getTime() - midnightOf(from).getTime()) / DAY) + 1;
  const [sold, busy] = await Promise.all([
    soldByDay(actor, { from, days, companyId }),
    busyFrom(actor, today, companyId),
  ]);
  const ofMonth = sold.filter(({ day }) => day >= month);
  const sum = (of: (day: DaySales) => number) => ofMonth.reduce((total, day) => total + of(day), 0);
  return {
    sold: sold.slice(-SOLD_DAYS),
    busy,
    month: { bookings: sum((day) => day.bookings), operatorPrice: sum((day) => day.operatorPrice) },
  };
}

/** How many buses are out from a day on, of one company or of all. @throws DomainError `auth.noPermission` */
export const busyFrom = (actor: Actor, day: string, companyId?: number): Promise<BusyDay[]> =>
  busyByDay(actor, { from: day, days: BUSY_DAYS, companyId });
