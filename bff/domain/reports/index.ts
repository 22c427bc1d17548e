/** Totals of what was driven and sold, for operators and administrators. */
export type { TripSums } from './report.store';
export { companiesReport, type CompanyReport, type MonthReport, yearReport } from './year-report';
export { type BusyDay, busyFrom, type CompanyDays, companyDays, type DaySales, SOLD_DAYS, soldByDay } from './day-sums';
