/** What a customer buys as. */
export type CustomerType = 'PRIVATE' | 'CORPORATE';
