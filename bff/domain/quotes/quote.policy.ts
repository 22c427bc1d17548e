// Traces: S6-031, S6-035
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';

/** A request as its customer sees it. */
interface AskedTrip {
  customerId: number;
}

/** What one company was asked. */
interface AskedCompany {
  companyId: number;
}

const isCustomerOf = (actor: Actor, { customerId }: AskedTrip): boolean =>
  actor.kind === 'user' && actor.customerId === customerId;

/** Who may do what with requests for quotes (domain.md section 7). Another's request does not exist for the actor, nor what a rival was asked. */
export const quotePolicy = {
  /** Ask companies for quotes. */
  request: (actor: Actor): boolean => actor.kind === 'user' && actor.customerId !== null && hasRole(actor, 'CUSTOMER'),
  /** The whole of a request, with all the companies that were asked. */
  seeRequest: (actor: Actor, request: AskedTrip): boolean =>
    actor.kind === 'system' || isCustomerOf(actor, request) || isAdmin(actor),
  /** Accept or reject a quote: whose request it answers. */
  choose: (actor: Actor, request: AskedTrip): boolean => isCustomerOf(actor, request),
  /** The company's own queue. */
  listFor: (actor: Actor, companyId: number): boolean =>
    actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId,
  /** All requests. */
  listAll: (actor: Actor): boolean => isAdmin(actor),
  /** Offer a customer a trip who has not asked by themselves. */
  sell: (actor: Actor): boolean => isAdmin(actor),
  /** What the company was asked; answer or reject it. */
  answer: (actor: Actor, asked: AskedCompany): boolean => quotePolicy.listFor(actor, asked.companyId),
};
