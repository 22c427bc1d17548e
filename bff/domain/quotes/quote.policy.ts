// Traces: S5-012, S6-031, S6-035
import { bookingPolicy } from '@bff/domain/bookings';
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';
import { isBuyer } from '@bff/domain/shared/buying-units';

/** A request as its customer sees it. */
interface AskedTrip {
  customerId: number;
  /** Who asked. */
  userId: number;
  /** The organisation for whose units it was made; null for a customer's own. */
  organisationId: number | null;
}

/** An organisation's request, as its administrators see it. */
interface ColleaguesTrip extends AskedTrip {
  /** The actor administers whoever asked: sees their account. */
  isAskerAdministered: boolean;
}

/** One company's part of a request. */
interface AskedCompany {
  companyId: number;
}

/** The customer; in an organisation whoever asked, as with an order whose unit is not chosen yet. */
const isCustomerOf = (actor: Actor, { customerId, userId, organisationId }: AskedTrip): boolean =>
  isBuyer(actor, { customerId, userId, dealOrganisationId: organisationId, unitLine: [] });

/**
 * Who may do what with quote requests (domain.md section 7). Somebody else's request, or a competitor's part of it, does not exist for the
 * actor.
 */
export const quotePolicy = {
  /** Ask companies for quotes: those who can book. */
  request: (actor: Actor): boolean => bookingPolicy.create(actor),
  /** The whole request, with all the companies that were asked. */
  seeRequest: (actor: Actor, request: AskedTrip): boolean =>
    actor.kind === 'system' || isCustomerOf(actor, request) || isAdmin(actor),
  /** Accept or reject a quote: whoever made the request. */
  choose: (actor: Actor, request: AskedTrip): boolean => isCustomerOf(actor, request),
  /** The company's own queue. */
  listFor: (actor: Actor, companyId: number): boolean =>
    actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId,
  /** See, with its amounts, what somebody asked for whom the actor administers in their organisation. */
  seeColleagues: (actor: Actor, { organisationId, isAskerAdministered }: ColleaguesTrip): boolean =>
    actor.kind === 'user' &&
    organisationId !== null &&
    actor.deal?.organisationId === organisationId &&
    isAskerAdministered,
  /** See what an organisation's people have asked for, without any amount: those who watch its traffic. */
  watch: (actor: Actor, { actsForIt }: { actsForIt: boolean }): boolean =>
    hasRole(actor, 'TRAFFIC_CONTROLLER') && actsForIt,
  /** All requests. */
  listAll: (actor: Actor): boolean => isAdmin(actor),
  /** Offer a trip to a customer who has not asked for it themselves. */
  sell: (actor: Actor): boolean => isAdmin(actor),
  /** See the company's part of a request; answer, reject or withdraw its answer. */
  answer: (actor: Actor, asked: AskedCompany): boolean => quotePolicy.listFor(actor, asked.companyId),
};
