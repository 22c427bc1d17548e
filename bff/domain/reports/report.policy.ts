import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** A company's own admins see what it has driven and sold, administrators everything. */
export const reportPolicy = {
  see: (actor: Actor, company: { id: number }): boolean =>
    isAdmin(actor) || (hasRole(actor, 'COMPANY_ADMIN') && actor.kind === 'user' && actor.companyId === company.id),
  seeAll: (actor: Actor): boolean => isAdmin(actor),
};
