// Traces: S6-021, S6-025, S6-030
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';
import { buysForUnits, isBuyer, type Purchase, seesPurchase } from '@bff/domain/shared/buying-units';

/** The part of a booking or order that access depends on. */
export interface BookingSubject extends Purchase {
  /** The companies whose buses it has or had: a bus that is canceled may be followed by another's. */
  operators: readonly number[];
  /** It is paid, or was before it was canceled: until then it does not exist for its operator, who would read whom a bus is held for. */
  wasConfirmed: boolean;
}

const isOneOf = (actor: Actor, companies: readonly number[]): boolean =>
  hasRole(actor, 'COMPANY_ADMIN') &&
  actor.kind === 'user' &&
  actor.companyId !== null &&
  companies.includes(actor.companyId);
const isOperator = (actor: Actor, subject: BookingSubject): boolean =>
  subject.wasConfirmed && isOneOf(actor, subject.operators);

/** Who may do what with bookings and orders (domain.md section 2). A foreign one does not exist for the actor. */
export const bookingPolicy = {
  /** Hold a bus from an offer: customers, and who buys for units of an organisation. */
  create: (actor: Actor): boolean =>
    (actor.kind === 'user' && actor.customerId !== null && hasRole(actor, 'CUSTOMER')) || buysForUnits(actor),
  see: (actor: Actor, subject: BookingSubject): boolean =>
    actor.kind === 'system' || seesPurchase(actor, subject) || isOperator(actor, subject) || isAdmin(actor),
  /** Run it or look after it: the operator of what was paid, and administrators; whose purchase it is does not matter. */
  handle: (actor: Actor, subject: BookingSubject): boolean => isOperator(actor, subject) || isAdmin(actor),
  /** A company's trips without their customers, those that are only held too. */
  seeTripsOf: (actor: Actor, { companyId }: { companyId: number }): boolean =>
    actor.kind === 'system' || isOneOf(actor, [companyId]) || isAdmin(actor),
  /** All buses of an order; an operator reads of its own alone. */
  seeAllBuses: (actor: Actor, subject: BookingSubject): boolean =>
    actor.kind === 'system' || seesPurchase(actor, subject) || isAdmin(actor),
  /** Money back or another bus, after an operator's cancellation: whose purchase it is, and the clock. */
  choose: (actor: Actor, subject: BookingSubject): boolean => actor.kind === 'system' || isBuyer(actor, subject),
  /** Fill in the reservation, pay, ask for a pay link. */
  edit: (actor: Actor, subject: BookingSubject): boolean => actor.kind === 'system' || isBuyer(actor, subject),
  /** Change the trip: whose purchase it is. */
  change: (actor: Actor, subject: BookingSubject): boolean => isBuyer(actor, subject),
  /** Agree to a change, or not: who drives it. Administrators do not promise a company's buses. */
  answerChange: (actor: Actor, subject: BookingSubject): boolean => isOperator(actor, subject),
  cancel: (actor: Actor, subject: BookingSubject): boolean =>
    actor.kind === 'system' || isBuyer(actor, subject) || isOperator(actor, subject) || isAdmin(actor),
  /** Send the customer the confirmation once more. */
  confirmAgain: (actor: Actor): boolean => isAdmin(actor),
  /** What a bank does with the payment is between it, who paid, and us: an operator is paid by us. */
  seeDisputes: (actor: Actor, subject: BookingSubject): boolean => seesPurchase(actor, subject) || isAdmin(actor),
  /** The price line by line: operator and administrator; a customer sees the total and a summary. */
  seePriceLines: (actor: Actor, subject: BookingSubject): boolean => isOperator(actor, subject) || isAdmin(actor),
};
