// Traces: S3-058, S3-059, S5-033, S5-034, S5-035, S9-017, S9-018
import * as z from 'zod/mini';
import { type Unit, wholeUnits, withoutUnit } from '@formats';

/** From this many hours before departure, this part of the price (in basis points) is kept. */
export interface CancellationTier {
  hours: number;
  basisPoints: number;
}

/** A tier's fault: a catalogue row, with the tier's index and which of its two numbers it is about. */
export interface TierFault {
  key:
    | 'cancellation.hours'
    | 'cancellation.percent'
    | 'cancellation.sameHours'
    | 'cancellation.percentRises'
    | 'cancellation.aboveMinimum';
  params: readonly (string | number)[];
  index: number;
  about: 'hours' | 'percent';
}

/** The rows of a form; nobody reads more terms. */
export const MOST_TIERS = 10;

const HOURS = { least: 1, most: 744 };
/** In percent. An operator's own must be strictly above the minimum: a minimum of 100 % would leave no choice. */
const OWN_PERCENT = { least: 1, most: 100 };
const MINIMUM_PERCENT = { least: 0, most: 99 };

interface Range {
  least: number;
  most: number;
}
const within = (value: number, { least, most }: Range) => Number.isInteger(value) && value >= least && value <= most;

/**
 * Rules for tiers of both kinds: hours 1–744 and unique, the percent in its range, and never a higher one for more hours. Of two that
 * contradict each other the fault is that of the one with fewer hours: one step that is too low is one fault, however many come before it.
 */
function faultOf(tiers: readonly CancellationTier[], index: number, percent: Range): TierFault | undefined {
  const { hours, basisPoints } = tiers[index]!;
  const inBasisPoints = { least: percent.least * 100, most: percent.most * 100 };
  if (!within(hours, HOURS))
    return { key: 'cancellation.hours', params: [HOURS.least, HOURS.most], index, about: 'hours' };
  if (!within(basisPoints, inBasisPoints))
    return { key: 'cancellation.percent', params: [percent.least, percent.most], index, about: 'percent' };
  if (tiers.findIndex((other) => other.hours === hours) < index)
    return { key: 'cancellation.sameHours', params: [hours], index, about: 'hours' };
  const highest = tiers.reduce<CancellationTier | undefined>(
    (most, other) => (other.hours > hours && other.basisPoints > (most?.basisPoints ?? basisPoints) ? other : most),
    undefined,
  );
  return highest && { key: 'cancellation.percentRises', params: [highest.hours, highest.basisPoints / 100], index, about: 'percent' }; // prettier-ignore
}

/**
 * The rules for an operator's own tiers: hours 1–744 and unique, 1–100 percent, never a higher percent for more hours, and strictly above
 * the minimum tier that applies at those hours. Returns the first fault of each tier.
 */
export function checkCancellationTiers(
  tiers: readonly CancellationTier[],
  minimumTiers: readonly CancellationTier[],
): TierFault[] {
  return tiers.flatMap(({ hours, basisPoints }, index): TierFault[] => {
    const fault = faultOf(tiers, index, OWN_PERCENT);
    const minimum = minimumAt(minimumTiers, hours);
    // Below the minimum as well as below another step: the minimum is told, which nothing else changes.
    const isAbove = !minimum || basisPoints > minimum.basisPoints;
    if (isAbove || (fault && fault.key !== 'cancellation.percentRises')) return fault ? [fault] : [];
    return [{ key: 'cancellation.aboveMinimum', params: [minimum.basisPoints / 100, hours], index, about: 'percent' }];
  });
}

/** The minimum that applies at those hours: the tier with the fewest hours that are not fewer. */
const minimumAt = (tiers: readonly CancellationTier[], hours: number): CancellationTier | undefined =>
  tiers
    .filter((tier) => tier.hours >= hours)
    .reduce<CancellationTier | undefined>((best, tier) => (best && best.hours < tier.hours ? best : tier), undefined);

/** The rules for the minimum itself: the same, except that nothing is above it, and that 0 percent is allowed: then any fee will do. */
export const checkMinimumTiers = (tiers: readonly CancellationTier[]): TierFault[] =>
  tiers.flatMap((_, index) => faultOf(tiers, index, MINIMUM_PERCENT) ?? []);

export type CheckTiers = (tiers: readonly CancellationTier[]) => readonly TierFault[];

export const hoursField = (row: number) => `hours${row}`;
export const percentField = (row: number) => `percent${row}`;

type TypedRows = Record<string, string | undefined> & { revision: string };
const typed = z.optional(z.string().check(z.maxLength(40), z.trim()));
const ROWS = Array.from({ length: MOST_TIERS }, (_, row) => row);

/** A form with a tier in each row; empty rows are ignored. `check` is the rule for all tiers together. Faults are shown at their fields. */
export const tiersForm = (check: CheckTiers) =>
  z.pipe(
    z.object({
      revision: z.string().check(z.maxLength(40)),
      ...Object.fromEntries(ROWS.flatMap((row) => [[hoursField(row), typed], [percentField(row), typed]])), // prettier-ignore
    }),
    z.transform((form: TypedRows, payload) => {
      const refuse = (field: string, message: string) =>
        payload.issues.push({ code: 'custom', message, path: [field], input: form[field] });
      const filled: { row: number; tier: CancellationTier }[] = [];
      let unreadable = false;
      for (const row of ROWS) {
        const hours = read(form[hoursField(row)], 0, 'h', 'forms.wholeNumber');
        const basisPoints = read(form[percentField(row)], 2, '%', 'forms.decimal');
        if (hours === undefined && basisPoints === undefined) continue;
        for (const [field, value] of [
          [hoursField(row), hours],
          [percentField(row), basisPoints],
        ] as const)
          // prettier-ignore
          if (typeof value !== 'number') {
            refuse(field, value ?? 'forms.required');
            unreadable = true;
          }
        if (typeof hours === 'number' && typeof basisPoints === 'number')
          filled.push({ row, tier: { hours, basisPoints } });
      }
      const tiers = filled.map(({ tier }) => tier);
      if (!unreadable)
        for (const { key, params, index, about } of check(tiers)) {
          const { row } = filled[index]!;
          refuse(about === 'hours' ? hoursField(row) : percentField(row), [key, ...params].join(','));
        }
      return { revision: form.revision, tiers };
    }),
  );

/** The number in its smallest unit, the message if it is invalid, undefined if nothing was typed. */
function read(text: string | undefined, decimals: number, unit: Unit, message: string): number | string | undefined {
  if (!text) return undefined;
  return wholeUnits(withoutUnit(text, unit), decimals) ?? message;
}
