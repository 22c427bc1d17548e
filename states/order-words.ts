/** How an order came about: from the search, or from a quote. */
export const PURCHASE_TYPES = ['direct', 'quote'] as const;
export type PurchaseType = (typeof PURCHASE_TYPES)[number];

export const PAYMENT_METHODS = ['card', 'invoice'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
