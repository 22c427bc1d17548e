/** What operators' own cancellation tiers must be strictly above: hours before departure, basis points of the price. */
export const minimumCancellationTiers: readonly (readonly [hours: number, basisPoints: number])[] = [
  [168, 0],
  [72, 1_000],
  [24, 2_500],
];
