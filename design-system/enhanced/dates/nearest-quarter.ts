import { writtenTime } from '@formats';
import { QUARTER_HOURS } from './quarter-hours';

/** The quarter hour in the list of times nearest to the typed text; undefined if that is not a time. */
export function nearestQuarter(typed: string): string | undefined {
  const [hours, minutes] = (writtenTime(typed) ?? '').split(':').map(Number);
  if (hours === undefined || minutes === undefined) return undefined;
  return QUARTER_HOURS[Math.min(Math.round((hours * 60 + minutes) / 15), QUARTER_HOURS.length - 1)];
}
