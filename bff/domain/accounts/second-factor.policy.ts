import type { Role } from '../shared/actor';

/** Roles that a setting can require to have a second factor: those who run the product, a company or an organisation's purchases. */
const OBLIGED: readonly Role[] = [
  'SYSTEM_OWNER',
  'SYSTEM_ADMIN',
  'COMPANY_ADMIN',
  'TRAFFIC_CONTROLLER',
  'DEAL_CUSTOMER_ADMIN',
  'DEAL_CUSTOMER_BOOKER',
  'DEAL_CUSTOMER_FINANCE',
];

export const secondFactorPolicy = {
  /** Must have one if the setting `staffNeedSecondFactor` is on. */
  obliged: (roles: readonly Role[]): boolean => roles.some((role) => OBLIGED.includes(role)),
};
