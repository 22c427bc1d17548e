import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** Who may mail an invited user a new link: administrators, and the administrators of the user's own company. */
export const invitationPolicy = {
  renew: (actor: Actor, invited: { companyId: number | null }): boolean =>
    isAdmin(actor) ||
    (actor.kind === 'user' &&
      hasRole(actor, 'COMPANY_ADMIN') &&
      actor.companyId !== null &&
      actor.companyId === invited.companyId),
};
