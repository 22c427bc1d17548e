// Traces: S2-084, S2-116
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { fromLocalText } from '../shared/time';
import {
  activeVehicles,
  type ReportScope,
  sumsByCompany,
  sumsByPeriod,
  sumsByUnit,
  type TripSums,
} from './report.store';
import { reportPolicy } from './report.policy';

export interface MonthReport extends TripSums {
  /** `2027-03` */
  month: string;
  /** The time of all buses for sale now; 0 where it is not compared with. */
  availableSeconds: number;
}

const NOTHING: TripSums = {
  trips: 0,
  passengers: 0,
  metres: 0,
  emissionsGrams: 0,
  deviations: 0,
  operatorPrice: 0,
  customerPrice: 0,
  total: 0,
  busySeconds: 0,
};

const startOf = (month: string): Date => fromLocalText(`${month}-01T00:00`)!;
const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/**
 * What departed in each month of a year, in Stockholm time: only confirmed trips. Of one company, or of all.
 * @throws DomainError `auth.noPermission`
 */
export async function yearReport(
  actor: Actor,
  { year, companyId }: { year: number; companyId?: number | undefined },
): Promise<MonthReport[]> {
  const may = companyId === undefined ? reportPolicy.seeAll(actor) : reportPolicy.see(actor, { id: companyId });
  must(may, 'auth.noPermission');
  const [months, vehicles] = await Promise.all([sumsOfMonths(year, { companyId }), activeVehicles(companyId)]);
  return months.map(({ seconds, ...of }) => ({ ...of, availableSeconds: seconds * vehicles }));
}

interface MonthSums extends TripSums {
  /** `2027-03` */
  month: string;
  /** Its length. */
  seconds: number;
}

async function sumsOfMonths(year: number, scope: ReportScope): Promise<MonthSums[]> {
  const months = monthsOf(year);
  const starts = months.map(startOf);
  const until = startOf(`${year + 1}-01`);
  const sums = await sumsByPeriod({ starts, until, ...scope });
  return months.map((month, index) => {
    const { period: _, ...of } = sums.find(({ period }) => period === index) ?? { ...NOTHING, period: index };
    return { month, ...of, seconds: ((starts[index + 1] ?? until).getTime() - starts[index]!.getTime()) / 1_000 };
  });
}

export interface CompanyReport extends TripSums {
  companyId: number;
  name: string;
}

/**
 * The same year, or one month of it (`2027-03`), by company, the most sold first; companies without trips are left out.
 * @throws DomainError `auth.noPermission`
 */
export async function companiesReport(actor: Actor, year: number, month?: string): Promise<CompanyReport[]> {
  must(reportPolicy.seeAll(actor), 'auth.noPermission');
  const months = monthsOf(year);
  const next = month === undefined ? undefined : months[months.indexOf(month) + 1];
  return sumsByCompany(startOf(month ?? `${year}-01`), startOf(next ?? `${year + 1}-01`));
}

export interface UnitReport extends TripSums {
  unitId: number;
}

/** The same year of what was bought for those units, which the caller may read: by month, and by unit. */
export async function unitsReport(
  year: number,
  unitIds: readonly number[],
): Promise<{ months: MonthReport[]; units: UnitReport[] }> {
  if (unitIds.length === 0)
    return { months: monthsOf(year).map((month) => ({ month, ...NOTHING, availableSeconds: 0 })), units: [] };
  const [months, units] = await Promise.all([
    sumsOfMonths(year, { unitIds }),
    sumsByUnit(startOf(`${year}-01`), startOf(`${year + 1}-01`), unitIds),
  ]);
  return { months: months.map(({ seconds: _, ...of }) => ({ ...of, availableSeconds: 0 })), units };
}
