/** A user's roles in a unit, the least first: the last of a user's scopes is the current role. */
export const DEAL_ROLES = ['user', 'finance', 'booker', 'admin'] as const;
export type DealRole = (typeof DEAL_ROLES)[number];
