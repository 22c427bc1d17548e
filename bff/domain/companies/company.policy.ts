// Traces: S6-029
import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** Who may do what with a company: administrators manage it, its own people see it, its own admins edit its details (specification section 6). */
export const companyPolicy = {
  see: (actor: Actor, company: { id: number }): boolean =>
    isAdmin(actor) || (actor.kind === 'user' && actor.companyId === company.id),
  edit: (actor: Actor, company: { id: number }): boolean =>
    isAdmin(actor) || (hasRole(actor, 'COMPANY_ADMIN') && actor.kind === 'user' && actor.companyId === company.id),
  manage: (actor: Actor): boolean => isAdmin(actor),
};
