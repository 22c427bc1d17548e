// Traces: S3-058
import type { CancellationTier } from '#fields/cancellation-tiers';
import { type Ore, percentOf } from '@bff/domain/shared/money';
import { HOUR } from '@bff/domain/shared/time';

/** The tier with the fewest hours that still covers the time left: exactly 24 h left is the 24 h tier. Without one, canceling is free. */
export function tierAt<Tier extends CancellationTier>(
  tiers: readonly Tier[],
  { at, departure }: { at: Date; departure: Date },
): Tier | undefined {
  const left = departure.getTime() - at.getTime();
  let found: Tier | undefined;
  for (const tier of tiers) if (tier.hours * HOUR >= left && (!found || tier.hours < found.hours)) found = tier;
  return found;
}

/** The fee in öre for canceling at that time: the tier's percent of the booking's total including tax (domain.md section 7). */
export function cancellationFee(
  tiers: readonly CancellationTier[],
  { at, departure, total }: { at: Date; departure: Date; total: Ore },
): Ore {
  return percentOf(total, tierAt(tiers, { at, departure })?.basisPoints ?? 0);
}
