import type { Actor, Role } from '../shared/actor';
import { userPolicy } from './user.policy';

/** Roles whose holders a setting can oblige to have a second factor: those who run the product, a company or an organisation's purchases. */
const OBLIGED: readonly Role[] = [
  'SYSTEM_OWNER',
  'SYSTEM_ADMIN',
  'COMPANY_ADMIN',
  'TRAFFIC_CONTROLLER',
  'DEAL_CUSTOMER_ADMIN',
  'DEAL_CUSTOMER_BOOKER',
  'DEAL_CUSTOMER_FINANCE',
];

interface Holder {
  userId: number;
  roles: readonly Role[];
}

export const secondFactorPolicy = {
  /** Must have one where the setting `staffNeedSecondFactor` is on. */
  obliged: (roles: readonly Role[]): boolean => roles.some((role) => OBLIGED.includes(role)),

  /** Takes away somebody else's, who has lost it: as the table of who administers whom has it. */
  reset: (actor: Actor, { userId, roles }: Holder): boolean =>
    userPolicy.can(actor, 'resetSecondFactor', { id: userId, roles, companyId: null }),
};
