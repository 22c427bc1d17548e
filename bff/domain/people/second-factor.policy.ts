import { type Actor, hasRole, type Role } from '../shared/actor';

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

  /** Takes away somebody else's, who has lost it: administrators, but of administrators only the owners. */
  reset: (actor: Actor, holder: Holder): boolean => {
    if (actor.kind !== 'user' || actor.userId === holder.userId) return false;
    if (hasRole(actor, 'SYSTEM_OWNER')) return true;
    return (
      hasRole(actor, 'SYSTEM_ADMIN') && !holder.roles.some((role) => role === 'SYSTEM_ADMIN' || role === 'SYSTEM_OWNER')
    );
  },
};
