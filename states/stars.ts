/** A customer's rating of a trip, best first. */
export const STARS = ['5', '4', '3', '2', '1'] as const;
