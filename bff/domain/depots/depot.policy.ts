import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** Who may do what with a company's depots: its own admins, and the marketplace's administrators (specification section 6). */
export const depotPolicy = {
  manage: (actor: Actor, company: { id: number }): boolean =>
    isAdmin(actor) || (actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === company.id),
};
