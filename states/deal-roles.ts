/** A user's roles in a unit, the least first: the last of a user's scopes is the current role. */
export const DEAL_ROLES = ['user', 'finance', 'booker', 'admin'] as const;
export type DealRole = (typeof DEAL_ROLES)[number];

/** Who reads what an organisation's units buy and spend: not whoever only belongs to one. */
export const KEEPS_ACCOUNTS = ['DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_FINANCE'] as const;
