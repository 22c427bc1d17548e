/** What was driven and sold, added up for operators and administrators. */
export type { TripSums } from './report.store';
export { companiesReport, type CompanyReport, type MonthReport, yearReport } from './year-report';
