/** What a price list prices: the bus by the hour, its distance, its driver. */
export const PRICE_LIST_KINDS = ['vehicle', 'driving', 'driver'] as const;
export type PriceListKind = (typeof PRICE_LIST_KINDS)[number];
