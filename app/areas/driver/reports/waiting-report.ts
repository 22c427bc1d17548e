import { BUTTON_ACTS, type JourneyAct } from '@states/journey-states';
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
  what: JourneyAct | 'deviation';
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
): Pick<WaitingReport, 'number' | 'what'> | undefined {
  const path = new URL(url, location.href).pathname.replace(/^\/(sv|en)(?=\/)/, '').replace(/\.data$/, '');
  const number = path.split('/')[4] ?? '';
  if (number === '') return undefined;
  if (path === to.terminateDriverJourney(number)) return { number, what: 'terminate' };
  if (path === to.reportDriverDeviation(number)) return { number, what: 'deviation' };
  const intent = fields.find(([name]) => name === 'intent')?.[1];
  const what = BUTTON_ACTS.find((act) => act === intent);
  return path === to.driverJourney(number) && what ? { number, what } : undefined;
}
