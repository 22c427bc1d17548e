/** What a price list is about: the bus by the hour, the way it drives, its driver. */
export const PRICE_LIST_KINDS = ['vehicle', 'driving', 'driver'] as const;
export type PriceListKind = (typeof PRICE_LIST_KINDS)[number];
