// Traces: S6-021, S6-025, S6-030
import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';
import { buysForUnits, isBuyer, type Purchase, seesPurchase } from '@bff/domain/shared/buying-units';

/** The part of a booking or order that access depends on. */
export interface BookingSubject extends Purchase {
  /** The companies whose buses it has or had: a canceled bus may be replaced by another company's. */
  operators: readonly number[];
  /**
   * It is paid, or was before it was canceled. Until then it does not exist for its operator, who would otherwise learn whom a bus is held
   * for.
   */
  wasConfirmed: boolean;
}

const isOneOf = (actor: Actor, companies: readonly number[]): boolean =>
  hasRole(actor, 'COMPANY_ADMIN') &&
  actor.kind === 'user' &&
  actor.companyId !== null &&
  companies.includes(actor.companyId);
const isOperator = (actor: Actor, subject: BookingSubject): boolean =>
  subject.wasConfirmed && isOneOf(actor, subject.operators);

/** Who may do what with bookings and orders (domain.md section 2). Somebody else's does not exist for the actor. */
export const bookingPolicy = {
  /** Hold a bus from an offer: customers, and those who buy for units of an organisation. */
  create: (actor: Actor): boolean =>
    (actor.kind === 'user' && actor.customerId !== null && hasRole(actor, 'CUSTOMER')) || buysForUnits(actor),
  see: (actor: Actor, subject: BookingSubject): boolean =>
    actor.kind === 'system' || seesPurchase(actor, subject) || isOperator(actor, subject) || isAdmin(actor),
  /** Manage it: the operator, once it has been paid, and administrators, whoever bought it. */
  handle: (actor: Actor, subject: BookingSubject): boolean => isOperator(actor, subject) || isAdmin(actor),
  /** A company's trips without their customers, including those that are only held. */
  seeTripsOf: (actor: Actor, { companyId }: { companyId: number }): boolean =>
    actor.kind === 'system' || isOneOf(actor, [companyId]) || isAdmin(actor),
  /** See all buses of an order; an operator sees only its own. */
  seeAllBuses: (actor: Actor, subject: BookingSubject): boolean =>
    actor.kind === 'system' || seesPurchase(actor, subject) || isAdmin(actor),
  /** Choose a refund or another bus after an operator's cancellation: the buyer, and the system when time is up. */
  choose: (actor: Actor, subject: BookingSubject): boolean => actor.kind === 'system' || isBuyer(actor, subject),
  /** Choose the refund: also an administrator, for a buyer who says so on the phone. Another bus is the buyer's own choice. */
  chooseRefund: (actor: Actor, subject: BookingSubject): boolean =>
    bookingPolicy.choose(actor, subject) || isAdmin(actor),
  /** Fill in the reservation, pay, ask for a pay link. */
  edit: (actor: Actor, subject: BookingSubject): boolean => actor.kind === 'system' || isBuyer(actor, subject),
  /** Change the trip: the buyer. */
  change: (actor: Actor, subject: BookingSubject): boolean => isBuyer(actor, subject),
  /** Accept or reject a change: the operator. Administrators do not make promises about a company's buses. */
  answerChange: (actor: Actor, subject: BookingSubject): boolean => isOperator(actor, subject),
  cancel: (actor: Actor, subject: BookingSubject): boolean =>
    actor.kind === 'system' || isBuyer(actor, subject) || isOperator(actor, subject) || isAdmin(actor),
  /** Record that its operator has canceled by telephone: not the operator, who cancels, and whose penalty follows from it. */
  cancelForOperator: (actor: Actor): boolean => isAdmin(actor),
  /** Send the customer the confirmation, or the way to their choice, again. */
  sendAgain: (actor: Actor): boolean => isAdmin(actor),
  /** A dispute is between the bank, the payer and us: the operator is paid by us. */
  seeDisputes: (actor: Actor, subject: BookingSubject): boolean => seesPurchase(actor, subject) || isAdmin(actor),
  /** The price line by line: operators and administrators; a customer sees the total and a summary. */
  seePriceLines: (actor: Actor, subject: BookingSubject): boolean => isOperator(actor, subject) || isAdmin(actor),
};
