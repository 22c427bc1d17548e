// Traces: S3-058, S3-059, S5-033, S5-034, S5-035, S8-051, S8-052, S8-053, S8-110, S8-111, S9-017, S9-018
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { type Ore, percentOf } from '@bff/domain/shared/money';
import { HOUR } from '@bff/domain/shared/time';

/** From this many hours before departure and less, this part of the price (in basis points) is kept. */
export interface CancellationTier {
  hours: number;
  basisPoints: number;
}

/** The tier with the smallest hours that the time left still fits in: exactly 24 h left is the 24 h tier. None: canceling is free. */
export function tierAt<Tier extends CancellationTier>(
  tiers: readonly Tier[],
  { at, departure }: { at: Date; departure: Date },
): Tier | undefined {
  const left = departure.getTime() - at.getTime();
  let found: Tier | undefined;
  for (const tier of tiers) if (tier.hours * HOUR >= left && (!found || tier.hours < found.hours)) found = tier;
  return found;
}

/** What canceling at that time costs, in öre: the tier's percent of the booking's total including tax (domain.md section 7). */
export function cancellationFee(
  tiers: readonly CancellationTier[],
  { at, departure, total }: { at: Date; departure: Date; total: Ore },
): Ore {
  return percentOf(total, tierAt(tiers, { at, departure })?.basisPoints ?? 0);
}

/** What is wrong with a tier: a row of the catalogue, with the tier's place in the list. */
export interface TierFault {
  key: ErrorKey;
  params: readonly (string | number)[];
  index: number;
}

const HOURS = { least: 1, most: 744 };
const BASIS_POINTS = { least: 100, most: 10_000 };
const within = (value: number, { least, most }: { least: number; most: number }) =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * The rules for an operator's own tiers: hours 1–744 and unique, 1–100 percent, never a higher percent for more hours, and strictly above
 * the minimum tier that counts at those hours. The first fault of each tier; empty when all is well.
 */
export function checkCancellationTiers(
  tiers: readonly CancellationTier[],
  minimumTiers: readonly CancellationTier[],
): TierFault[] {
  return tiers.flatMap((tier, index): TierFault[] => {
    const fault = (key: ErrorKey, ...params: (string | number)[]): TierFault[] => [{ key, params, index }];
    if (!within(tier.hours, HOURS)) return fault('cancellation.hours', HOURS.least, HOURS.most);
    if (!within(tier.basisPoints, BASIS_POINTS)) return fault('cancellation.percent', 1, 100);
    if (tiers.findIndex((other) => other.hours === tier.hours) < index)
      return fault('cancellation.sameHours', tier.hours);
    if (tiers.some((other) => other.hours < tier.hours && other.basisPoints < tier.basisPoints))
      return fault('cancellation.percentRises');
    const minimum = minimumTiers
      .filter((other) => other.hours >= tier.hours)
      .reduce<CancellationTier | undefined>(
        (best, other) => (best && best.hours < other.hours ? best : other),
        undefined,
      );
    if (minimum && tier.basisPoints <= minimum.basisPoints)
      return fault('cancellation.aboveMinimum', minimum.basisPoints / 100, tier.hours);
    return [];
  });
}
