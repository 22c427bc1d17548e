/** Totals of what was driven and sold, for operators, administrators and contract customers. */
export type { TripSums } from './report.store';
export {
  companiesReport,
  type CompanyReport,
  type MonthReport,
  type UnitReport,
  unitsReport,
  yearReport,
} from './year-report';
export { allDays, type BusyDay, type CompanyDays, companyDays, type DaySales, SOLD_DAYS } from './day-sums';
