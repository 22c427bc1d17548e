import { today } from '#fields/today';
import type { SearchView } from '@bff/areas/public';
import { fromLocalText, MINUTE, shiftedDay, toLocalDate, toLocalText } from '@bff/domain/shared/time';
import type { Advice } from '@bff/domain/trips';
import { writtenMoment } from '@formats';
import type { ShownAdvice } from '~/nouns/trips/AdviceList';

type Invalid = Extract<SearchView, { kind: 'invalid' }>;

export interface FollowedAdvice {
  advice: ShownAdvice;
  /** The advised search. */
  query: string;
  /** Where its passengers sleep on the way. */
  towns?: string[] | undefined;
}

/** The advice that one button can follow, the smallest change first; null if there is none. */
export function followedAdvice(search: URLSearchParams, advice: readonly Advice[]): FollowedAdvice | null {
  const [first] = advice
    .flatMap((one) => {
      const query = movedSearch(search, one);
      return query ? [{ advice: one, query: query.toString() }] : [];
    })
    .sort((one, other) => (one.advice.minutes ?? 0) - (other.advice.minutes ?? 0));
  return first ?? null;
}

const QUARTER = 15 * MINUTE;

/**
 * A return before the bus can be there and has rested: at the earliest, if that is on the same day or the trip takes several anyhow; a day trip
 * that cannot be driven in a day becomes a round trip, home the morning after.
 */
export function laterReturn(search: URLSearchParams, errors: Invalid['errors']): FollowedAdvice | null {
  const momentOf = (name: string) => fromLocalText(writtenMoment(search.getAll(name), today()) ?? '');
  const [departure, back] = [momentOf('departure'), momentOf('return')];
  const [, earliest] =
    errors.map(({ message }) => message.split(',')).find(([key]) => key === 'booking.returnTooEarly') ?? [];
  if (!departure || !back || earliest === undefined) return null;
  const soonest = new Date(Math.ceil(Date.parse(earliest) / QUARTER) * QUARTER);
  const fits = search.get('tripType') === 'round-trip' || toLocalDate(soonest) === toLocalDate(departure);
  const query = new URLSearchParams(search);
  query.set('return', fits ? toLocalText(soonest) : `${shiftedDay(toLocalDate(soonest), 1)}T08:00`);
  if (!fits) query.set('tripType', 'round-trip');
  const advice: ShownAdvice = fits
    ? { key: 'returnLater', minutes: (soonest.getTime() - back.getTime()) / MINUTE }
    : { key: 'anotherDay' };
  return { advice, query: query.toString() };
}

const MOVES: Partial<Record<Advice['key'], readonly [name: 'departure' | 'return', sign: 1 | -1]>> = {
  departEarlier: ['departure', -1],
  departLater: ['departure', 1],
  returnEarlier: ['return', -1],
  returnLater: ['return', 1],
};

function movedSearch(search: URLSearchParams, { key, minutes = 0, place }: Advice): URLSearchParams | undefined {
  const move = MOVES[key];
  if (move) {
    const [name, sign] = move;
    const time = fromLocalText(writtenMoment(search.getAll(name), today()) ?? '');
    if (!time) return undefined;
    const moved = new URLSearchParams(search);
    moved.set(name, toLocalText(time.getTime() + sign * minutes * 60_000).slice(0, 16));
    return moved;
  }
  return key === 'stayLonger' && place ? longerStay(search, place, minutes) : undefined;
}

/** The wait at a stop comes after it in the address, before the next stop. */
function longerStay(search: URLSearchParams, place: string, minutes: number): URLSearchParams | undefined {
  const longer: [string, string][] = [];
  let isThere = false;
  let hasFound = false;
  let waited = 0;
  const close = () => {
    if (isThere) longer.push(['wait', String(waited + minutes)]);
    isThere = false;
  };
  for (const [name, value] of search) {
    if (name === 'wait' && isThere) {
      waited = Number(value) || 0;
      continue;
    }
    if (name !== 'stopId') close();
    if (name === 'stop' && !hasFound && value.split(',')[0]!.trim() === place) isThere = hasFound = true;
    longer.push([name, value]);
  }
  close();
  return hasFound ? new URLSearchParams(longer) : undefined;
}
