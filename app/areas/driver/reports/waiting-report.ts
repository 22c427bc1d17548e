import {
  BEFORE_REPORT,
  BUTTON_ACTS,
  JOURNEY_ACTS,
  type JourneyAct,
  type JourneyStatus,
  type ReportedAct,
} from '@states/journey-states';
import { to } from '~/to';

/** A driver's form that got no response, as the device keeps it. */
export interface WaitingReport {
  id: number;
  /** The user's id. No other user's login sends it or shows it. */
  reader: string;
  /** The form's address. */
  url: string;
  /** The journey's public number. */
  number: string;
  what: JourneyAct | 'takeBack' | 'deviation';
  /** Of `takeBack`: the report. */
  report?: ReportedAct;
  /** When the button was pressed, by the device's clock. Unix milliseconds. */
  at: number;
  isMultipart: boolean;
  fields: readonly (readonly [string, string | File])[];
  /** The service refused it: somebody has to look. */
  isRefused: boolean;
}

/** What a form reports, according to its address and button; undefined for other forms. */
export function reportOf(
  url: string,
  fields: WaitingReport['fields'],
): Pick<WaitingReport, 'number' | 'what' | 'report'> | undefined {
  const path = new URL(url, location.href).pathname.replace(/^\/(sv|en)(?=\/)/, '').replace(/\.data$/, '');
  const number = path.split('/')[4] ?? '';
  if (number === '') return undefined;
  if (path === to.terminateDriverJourney(number)) return { number, what: 'terminate' };
  if (path === to.reportDriverDeviation(number)) return { number, what: 'deviation' };
  if (path !== to.driverJourney(number)) return undefined;
  const actIn = (field: string) => {
    const said = fields.find(([name]) => name === field)?.[1];
    return { said, act: BUTTON_ACTS.find((one) => one === said) };
  };
  const { said, act: what } = actIn('intent');
  const { act: report } = actIn('report');
  if (said === 'takeBack' && report) return { number, what: 'takeBack', report };
  return what && { number, what };
}

/** Where a journey is according to a waiting report; undefined for one that moves nothing. */
export function statusAfter({ what, report }: Pick<WaitingReport, 'what' | 'report'>): JourneyStatus | undefined {
  if (what === 'deviation') return undefined;
  return what === 'takeBack' ? report && BEFORE_REPORT[report] : JOURNEY_ACTS[what];
}
