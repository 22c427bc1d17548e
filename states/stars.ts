/** What a customer may give a trip, the best first. */
export const STARS = ['5', '4', '3', '2', '1'] as const;
