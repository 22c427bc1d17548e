/** The kinds of places of the register. */
export const PLACE_KINDS = ['locality', 'postal-place', 'airport', 'station', 'postcode'] as const;
