import type { ReportWord } from './report-columns';

/** Where a report's figures lead, without locale; a figure that cannot be led to exactly has no address. */
export type ReportLeads = Partial<Record<ReportWord, string>>;

/** The lists of what a report counts. */
export interface ReportLists {
  bookings: string;
  deviations: string;
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year!, number, 0)).getUTCDate()}`;
};

/** The days of a month (`2027-03`) or a year (`2027`) as a list's filter, of one operator or of all that the list has. */
export function departsIn(period: string, companyId?: number): string {
  const [first, last] = period.includes('-') ? [period, period] : [`${period}-01`, `${period}-12`];
  return `from=${first}-01&until=${lastDayOf(last)}${companyId === undefined ? '' : `&company=${companyId}`}`;
}

/** To the trips and deviations of a month (`2027-03`) or a year (`2027`), of one operator or of all that the list has. */
export function leadsOf({ bookings, deviations }: ReportLists, period: string, companyId?: number): ReportLeads {
  const of = departsIn(period, companyId);
  return {
    trips: `${bookings}?when=all&counted=confirmed&${of}`,
    deviations: `${deviations}?counted=inReport&${of}`,
  };
}
