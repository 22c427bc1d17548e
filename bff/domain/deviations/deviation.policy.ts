import { journeyPolicy, type JourneyRow } from '@bff/domain/journeys';
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';

/** Who may do what with deviations (domain.md section 7). Another company's deviation does not exist for the actor. */
export const deviationPolicy = {
  /** Report one: the journey's driver, or the company that drives it. */
  report: (actor: Actor, journey: JourneyRow): boolean => actor.kind === 'user' && journeyPolicy.drive(actor, journey),
  /** List the company's own, or everybody's. */
  list: (actor: Actor, companyId: number | undefined): boolean =>
    companyId === undefined
      ? isAdmin(actor)
      : actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId,
  see: (actor: Actor, { companyId }: { companyId: number }): boolean =>
    isAdmin(actor) || deviationPolicy.list(actor, companyId),
  /** Price it, close it as no deviation, ask for an invoice: the operator. */
  handle: (actor: Actor, { companyId }: { companyId: number }): boolean => deviationPolicy.list(actor, companyId),
  /** Charge the customer or not. */
  charge: (actor: Actor): boolean => isAdmin(actor),
};
