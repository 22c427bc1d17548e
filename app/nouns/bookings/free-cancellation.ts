import { type FormatLocale, formatShortDay, formatTime, formatMoment } from '@formats';
import type { TextKey } from '~/i18n/text-keys';

export interface CancellationTier {
  /** From this many hours before departure, */
  hours: number;
  /** this part of the price is kept. */
  basisPoints: number;
}

/** The hours before departure until which cancellation is free; undefined if it always is. */
export const freeUntil = (tiers: readonly CancellationTier[]): number | undefined =>
  tiers.find(({ basisPoints }) => basisPoints > 0)?.hours;

const HOUR_MS = 3_600_000;

/** Until when cancelling a trip is free: always, until an instant, or no longer. */
export function freeCancellation(
  tiers: readonly CancellationTier[],
  departure: Date,
  now = Date.now(),
): 'always' | 'over' | Date {
  const hours = freeUntil(tiers);
  if (hours === undefined) return 'always';
  const until = new Date(departure.getTime() - hours * HOUR_MS);
  return until.getTime() > now ? until : 'over';
}

/** A step of the fee, as long as it lasts. */
export interface CancellationStep extends CancellationTier {
  /** Of the step that applies now: its end. */
  appliesUntil: Date | null;
}

/** What cancelling costs, earliest first: free until the first tier that costs. Empty if it never costs anything. */
export function cancellationSteps(
  tiers: readonly CancellationTier[],
  departure: Date | undefined,
  now = Date.now(),
): CancellationStep[] {
  const free = freeUntil(tiers);
  if (free === undefined) return [];
  const steps = [{ hours: free, basisPoints: 0 }, ...tiers.filter(({ basisPoints }) => basisPoints > 0)];
  const ends = steps.map((_, index) => {
    const hours = index === 0 ? free : (steps[index + 1]?.hours ?? 0);
    return departure && new Date(departure.getTime() - hours * HOUR_MS);
  });
  const current = ends.findIndex((end) => end !== undefined && end.getTime() > now);
  return steps.map((step, index) => ({ ...step, appliesUntil: (index === current && ends[index]) || null }));
}

/** The last moment is said with its hour, the same everywhere: an hour later it costs. */
const said =
  (always: TextKey, over: TextKey, until: TextKey, shown = formatMoment) =>
  (
    tiers: readonly CancellationTier[],
    departure: Date,
    word: (key: TextKey, values?: { when: string }) => string,
    locale: FormatLocale,
  ): string => {
    const free = freeCancellation(tiers, departure);
    if (free === 'always') return word(always);
    return free === 'over' ? word(over) : word(until, { when: shown(free, locale) });
  };

/** Until when cancelling is free, as a sentence of its own. */
const IN_FULL = [
  'common:cancellation.inFull.always',
  'common:cancellation.inFull.over',
  'common:cancellation.inFull.until',
] as const;
export const freeCancellationInFull = said(...IN_FULL);

/** The same among offers, which are of one trip: its year is said above them. */
export const freeCancellationOfOffer = said(
  ...IN_FULL,
  (at, locale) => `${formatShortDay(at, locale)}\u00a0${formatTime(at)}`,
);

/** The same in few words, where it is said what they are about. */
export const freeCancellationBriefly = said(
  'common:cancellation.freeAlways',
  'common:cancellation.freeOver',
  'common:cancellation.freeUntil',
);
