import { today } from '#fields/today';
import { oneText, writtenMoment } from '@formats';
import type { SearchFormValues } from './SearchForm';
import type { StopRow } from './stop-row';

const EMPTY: StopRow = { stop: '', stopId: '', wait: '' };

/** The rows of stops after a press on one of their buttons (`add`, `remove:1`, `up:1`, `down:1`); anything else changes nothing. */
function edited(stops: StopRow[], edit: string | null): StopRow[] {
  const [, verb, row] = /^(add|remove|up|down)(?::(\d{1,2}))?$/.exec(edit ?? '') ?? [];
  const index = Number(row);
  // A new row goes before the last one: the destination stays.
  if (verb === 'add') return [...stops.slice(0, -1), EMPTY, ...stops.slice(-1)];
  if (verb === 'remove' && stops.length > 2) return stops.filter((_, at) => at !== index);
  const other = verb === 'up' ? index - 1 : verb === 'down' ? index + 1 : Number.NaN;
  const [here, there] = [stops[index], stops[other]];
  return here === undefined || there === undefined ? stops : stops.with(index, there).with(other, here);
}

/** In the field's format if readable; otherwise as typed. */
const momentIn = (params: URLSearchParams, name: string): string | undefined => {
  const typed = params.getAll(name);
  return typed.length === 0 ? undefined : (writtenMoment(typed, today()) ?? oneText(typed));
};

/**
 * The address of a search with each day and time combined, for links. Forms send them as two values of one name; unreadable ones are kept.
 */
export function withMoments(typed: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(typed);
  for (const name of ['departure', 'return']) {
    const moment = momentIn(params, name);
    if (moment !== undefined) params.set(name, moment);
  }
  return params;
}

/** What the form shows for an address: everything typed, at least two rows for stops, and the effect of its row buttons. */
export function searchFormValues(
  params: URLSearchParams,
  typedStops: readonly StopRow[],
  defaults: { departure: string; return: string },
): SearchFormValues {
  const rows = typedStops.slice(0, 20);
  while (rows.length < 2) rows.push(EMPTY);
  return {
    tripType: params.get('tripType') ?? 'day-trip',
    stops: edited(rows, params.get('edit')),
    departure: momentIn(params, 'departure') ?? defaults.departure,
    return: momentIn(params, 'return') ?? defaults.return,
    adults: params.get('adults') ?? '',
    children: params.get('children') ?? '',
    wheelchairs: params.get('wheelchairs') ?? '',
  };
}
