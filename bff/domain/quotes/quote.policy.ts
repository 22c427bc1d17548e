// Traces: S5-012, S6-031, S6-035
import { bookingPolicy } from '@bff/domain/bookings';
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';
import { asksForUnits, buysForUnits, isBuyer } from '@bff/domain/shared/buying-units';

/** A request as its customer sees it. */
interface AskedTrip {
  customerId: number;
  /** Who asked. */
  userId: number;
  /** The organisation for whose units it was made; null for a customer's own. */
  organisationId: number | null;
}

/** A request, as those see it whose part it is to choose. */
interface ServedTrip extends AskedTrip {
  /** The actor buys for a unit to which whoever asked only belongs. */
  isAskerServed: boolean;
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

const isOfOrganisation = (actor: Actor, { organisationId }: AskedTrip): boolean =>
  actor.kind === 'user' && organisationId !== null && actor.deal?.organisationId === organisationId;

/**
 * Who may do what with quote requests (domain.md section 7). Somebody else's request, or a competitor's part of it, does not exist for the
 * actor.
 */
export const quotePolicy = {
  /** Ask companies for quotes: those who can book, and those who belong to a unit that others book for. */
  request: (actor: Actor): boolean => bookingPolicy.create(actor) || asksForUnits(actor),
  /** Accept and reject quotes at all: those who can book. */
  buy: (actor: Actor): boolean => bookingPolicy.create(actor),
  /** The whole request, with all the companies that were asked. */
  seeRequest: (actor: Actor, request: ServedTrip): boolean =>
    actor.kind === 'system' || quotePolicy.choose(actor, request) || quotePolicy.ask(actor, request) || isAdmin(actor),
  /** Follow one's own request without choosing: whoever only belongs to a unit. */
  ask: (actor: Actor, request: AskedTrip): boolean =>
    isOfOrganisation(actor, request) && asksForUnits(actor) && actor.kind === 'user' && actor.userId === request.userId,
  /** Accept or reject a quote: whoever made the request, if they buy, and whoever buys for the asker's unit. */
  choose: (actor: Actor, request: ServedTrip): boolean =>
    isCustomerOf(actor, request) || (isOfOrganisation(actor, request) && buysForUnits(actor) && request.isAskerServed),
  /** The company's own queue. */
  listFor: (actor: Actor, companyId: number): boolean =>
    actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId,
  /** See, with its amounts, what somebody asked for whom the actor administers in their organisation. */
  seeColleagues: (actor: Actor, request: ColleaguesTrip): boolean =>
    isOfOrganisation(actor, request) && request.isAskerAdministered,
  /** See what an organisation's people have asked for, without any amount: those who watch its traffic. */
  watch: (actor: Actor, { actsForIt }: { actsForIt: boolean }): boolean =>
    hasRole(actor, 'TRAFFIC_CONTROLLER') && actsForIt,
  /** All requests. */
  listAll: (actor: Actor): boolean => isAdmin(actor),
  /** Offer a trip to a customer who has not asked for it themselves. */
  sell: (actor: Actor): boolean => isAdmin(actor),
  /** Send the customer an open quote again, whoever made it. */
  sendAgain: (actor: Actor): boolean => isAdmin(actor),
  /** Withdraw an open quote of any company, also one that an administrator has made. */
  withdrawAny: (actor: Actor): boolean => isAdmin(actor),
  /** See the company's part of a request; answer, reject or withdraw its answer. */
  answer: (actor: Actor, asked: AskedCompany): boolean => quotePolicy.listFor(actor, asked.companyId),
};
