/** What a price list applies to: everything of a company, some of its buses or drivers, a period, or one customer's contract. */
export const PRICE_LIST_SCOPES = ['basic', 'exception', 'temporary', 'deal'] as const;
export type PriceListScope = (typeof PRICE_LIST_SCOPES)[number];
