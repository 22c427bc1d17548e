import { ROLES } from '@bff/domain/shared/actor';

/**
 * The kinds of callers in the matrix: visitors, each of the twelve roles, a deal customer's administrator whose organisation buys train
 * replacement, and an integration (which signs its requests and has no pages).
 */
export const ACTOR_KINDS = ['visitor', ...ROLES, 'train', 'integration'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Where each is redirected from pages that are not theirs (specification section 2). Paths without the locale. */
export const HOMES: Readonly<Record<ActorKind, string>> = {
  visitor: '/',
  CUSTOMER: '/',
  PRIVATE_CUSTOMER: '/',
  CORPORATE_CUSTOMER: '/',
  DRIVER: '/dashboard/driver',
  COMPANY_ADMIN: '/dashboard/company',
  SYSTEM_ADMIN: '/dashboard/admin',
  SYSTEM_OWNER: '/dashboard/admin',
  DEAL_CUSTOMER_USER: '/dashboard/organisation',
  DEAL_CUSTOMER_ADMIN: '/dashboard/organisation',
  DEAL_CUSTOMER_BOOKER: '/dashboard/organisation',
  DEAL_CUSTOMER_FINANCE: '/dashboard/organisation',
  TRAFFIC_CONTROLLER: '/dashboard/traffic',
  train: '/dashboard/train',
  integration: '/',
};
