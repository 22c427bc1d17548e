// Traces: S6-029
import type { EnteredScope } from './price-list-record';
import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** An operator's own admins manage its price lists; administrators may too. Nobody else sees what a trip costs the operator. */
const keep = (actor: Actor, company: { id: number }): boolean =>
  isAdmin(actor) || (hasRole(actor, 'COMPANY_ADMIN') && actor.kind === 'user' && actor.companyId === company.id);

export const priceListPolicy = {
  keep,
  /** The lists of all companies at once. */
  seeEverybodys: (actor: Actor): boolean => isAdmin(actor),
  /** Temporary lists belong to administrators: their company sees them. */
  enter: (actor: Actor, company: { id: number }, scope: EnteredScope): boolean =>
    scope === 'temporary' ? isAdmin(actor) : keep(actor, company),
};
