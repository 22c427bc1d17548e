/** Money is an integer number of öre (domain.md section 1). There is one currency. */
export type Ore = number;
export const CURRENCY = 'SEK';

/**
 * numerator / denominator as an integer, rounded half away from zero. Exact for the whole safe-integer range and beyond:
 * products of seconds and rates do not fit a double, so the division is done on BigInt when it has to be.
 */
export function roundedRatio(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  const negative = numerator < 0n;
  const absolute = negative ? -numerator : numerator;
  const rounded = (absolute * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -rounded : rounded);
}

/** `amount` × `basisPoints` / 10 000, rounded half away from zero. */
export function percentOf(amount: Ore, basisPoints: number): Ore {
  return roundedRatio(BigInt(amount) * BigInt(basisPoints), 10_000n);
}
