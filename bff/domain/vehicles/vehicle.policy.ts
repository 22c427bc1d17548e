// Traces: S6-033
import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** Who may do what with a bus: its company's admins and the marketplace's administrators (specification section 6). */
export const vehiclePolicy = {
  manage: (actor: Actor, { companyId }: { companyId: number }): boolean =>
    isAdmin(actor) || (actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId),
};
