// Traces: S5-012, S6-031, S6-035
import { bookingPolicy } from '@bff/domain/bookings';
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';
import { isBuyer } from '@bff/domain/shared/buying-units';

/** A request as its customer sees it. */
interface AskedTrip {
  customerId: number;
  /** Who asked. */
  userId: number;
  /** The organisation for whose units it was asked; null: by a customer. */
  organisationId: number | null;
}

/** What one company was asked. */
interface AskedCompany {
  companyId: number;
}

/** The customer; of an organisation who asked, as with an order whose unit is not said yet. */
const isCustomerOf = (actor: Actor, { customerId, userId, organisationId }: AskedTrip): boolean =>
  isBuyer(actor, { customerId, userId, dealOrganisationId: organisationId, unitLine: [] });

/** Who may do what with requests for quotes (domain.md section 7). Another's request does not exist for the actor, nor what a rival was asked. */
export const quotePolicy = {
  /** Ask companies for quotes: who can book. */
  request: (actor: Actor): boolean => bookingPolicy.create(actor),
  /** The whole of a request, with all the companies that were asked. */
  seeRequest: (actor: Actor, request: AskedTrip): boolean =>
    actor.kind === 'system' || isCustomerOf(actor, request) || isAdmin(actor),
  /** Accept or reject a quote: whose request it answers. */
  choose: (actor: Actor, request: AskedTrip): boolean => isCustomerOf(actor, request),
  /** The company's own queue. */
  listFor: (actor: Actor, companyId: number): boolean =>
    actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId,
  /** What the people of an organisation have asked for, without any amount: who watches its traffic. */
  watch: (actor: Actor, { actsForIt }: { actsForIt: boolean }): boolean =>
    hasRole(actor, 'TRAFFIC_CONTROLLER') && actsForIt,
  /** All requests. */
  listAll: (actor: Actor): boolean => isAdmin(actor),
  /** Offer a customer a trip who has not asked by themselves. */
  sell: (actor: Actor): boolean => isAdmin(actor),
  /** What the company was asked; answer or reject it. */
  answer: (actor: Actor, asked: AskedCompany): boolean => quotePolicy.listFor(actor, asked.companyId),
};
