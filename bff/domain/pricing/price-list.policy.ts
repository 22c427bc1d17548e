// Traces: S6-029
import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** An operator's own administrators keep its price lists; administrators may too. Nobody else sees what a trip costs the operator. */
export const priceListPolicy = {
  keep: (actor: Actor, company: { id: number }): boolean =>
    isAdmin(actor) || (hasRole(actor, 'COMPANY_ADMIN') && actor.kind === 'user' && actor.companyId === company.id),
};
