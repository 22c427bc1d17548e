// Traces: S1-019
import { DEAL_ROLES, type DealRole } from '@states/deal-roles';
import type { Role } from '../shared/actor';

export { DEAL_ROLES, type DealRole } from '@states/deal-roles';

const SCOPES = {
  user: 'DEAL_CUSTOMER_USER',
  finance: 'DEAL_CUSTOMER_FINANCE',
  booker: 'DEAL_CUSTOMER_BOOKER',
  admin: 'DEAL_CUSTOMER_ADMIN',
} as const satisfies Record<DealRole, Role>;

/** The scopes of a user with these rights anywhere in the organisation. */
export const scopesOf = (roles: readonly DealRole[]): Role[] =>
  DEAL_ROLES.filter((role) => roles.includes(role)).map((role) => SCOPES[role]);

export const DEAL_SCOPES: readonly Role[] = scopesOf(DEAL_ROLES);
