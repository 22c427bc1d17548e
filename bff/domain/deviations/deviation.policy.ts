import { journeyPolicy, type JourneyRow } from '@bff/domain/journeys';
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';

/** Who may do what with what went otherwise (domain.md section 7). Another company's deviation does not exist for the actor. */
export const deviationPolicy = {
  /** Told of by the journey's driver, or by the company that drives it. */
  report: (actor: Actor, journey: JourneyRow): boolean => actor.kind === 'user' && journeyPolicy.drive(actor, journey),
  /** The company's own list of them, or everybody's. */
  list: (actor: Actor, companyId: number | undefined): boolean =>
    companyId === undefined
      ? isAdmin(actor)
      : actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId,
  see: (actor: Actor, { companyId }: { companyId: number }): boolean =>
    isAdmin(actor) || deviationPolicy.list(actor, companyId),
  /** Price it, say that there is nothing to it, ask for an invoice: whose bus it was. */
  handle: (actor: Actor, { companyId }: { companyId: number }): boolean => deviationPolicy.list(actor, companyId),
  /** What becomes of the customer's money. */
  charge: (actor: Actor): boolean => isAdmin(actor),
};
