// Traces: S6-029
import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** An operator's own admins manage its cancellation fees, administrators everybody's; only the latter set the minimum. */
export const cancellationFeePolicy = {
  keep: (actor: Actor, company: { id: number }): boolean =>
    isAdmin(actor) || (hasRole(actor, 'COMPANY_ADMIN') && actor.kind === 'user' && actor.companyId === company.id),
  manage: (actor: Actor): boolean => isAdmin(actor),
};
