/** What a price list counts for: everything of a company, some of its buses or drivers, a time, or one customer's contract. */
export const PRICE_LIST_SCOPES = ['basic', 'exception', 'temporary', 'deal'] as const;
export type PriceListScope = (typeof PRICE_LIST_SCOPES)[number];
