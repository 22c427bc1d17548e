/** As what a customer buys. */
export const CUSTOMER_TYPES = ['PRIVATE', 'CORPORATE'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];
