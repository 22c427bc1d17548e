// Traces: S9-002
/** Money in integer öre (domain.md section 1). There is one currency. */
export type Ore = number;
export const CURRENCY = 'SEK';

/**
 * numerator / denominator as an integer, rounded half away from zero. Exact beyond the safe-integer range: products of seconds and rates do
 * not fit a double, so BigInt divides when it has to.
 */
export function roundedRatio(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  const negative = numerator < 0n;
  const absolute = negative ? -numerator : numerator;
  const rounded = (absolute * 2n + denominator) / (denominator * 2n);
  return Number(negative ? -rounded : rounded);
}

/** `roundedRatio` for a product of whole numbers; avoids BigInt while the product is exact, since a search prices hundreds of buses. */
export function roundedProduct(denominator: number, a: number, b: number, c = 1, d = 1): number {
  const product = a * b * c * d;
  if (!Number.isSafeInteger(product))
    return roundedRatio(BigInt(a) * BigInt(b) * BigInt(c) * BigInt(d), BigInt(denominator));
  const rest = product % denominator;
  const whole = (product - rest) / denominator;
  return Math.abs(rest) * 2 >= denominator ? whole + Math.sign(rest) : whole;
}

/** `amount` × `basisPoints` / 10 000, rounded half away from zero. */
export function percentOf(amount: Ore, basisPoints: number): Ore {
  return roundedProduct(10_000, amount, basisPoints);
}
