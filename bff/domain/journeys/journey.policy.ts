import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';

/** The part of a journey that access depends on. */
export interface JourneySubject {
  companyId: number;
  driverUserId: number | null;
  customerId: number;
}

const isCompanyOf = (actor: Actor, { companyId }: Pick<JourneySubject, 'companyId'>): boolean =>
  actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId;
/** Somebody who has left the company drives nothing of it any more. */
const isDriverOf = (actor: Actor, { companyId, driverUserId }: JourneySubject): boolean =>
  actor.kind === 'user' && hasRole(actor, 'DRIVER') && actor.userId === driverUserId && actor.companyId === companyId;
const isCustomerOf = (actor: Actor, { customerId }: JourneySubject): boolean =>
  actor.kind === 'user' && actor.customerId === customerId;

/** Who may do what with what happens on the road (domain.md sections 2 and 7). A foreign journey does not exist for the actor. */
export const journeyPolicy = {
  /** The list of one's own journeys. */
  list: (actor: Actor): boolean => hasRole(actor, 'DRIVER'),
  /** The sheet: where to drive, and whom. */
  see: (actor: Actor, journey: JourneySubject): boolean =>
    isDriverOf(actor, journey) || isCompanyOf(actor, journey) || isAdmin(actor),
  /** Start, finish, terminate: by the assigned driver, or by the company on the driver's behalf; by the clock when nobody has. */
  drive: (actor: Actor, journey: JourneySubject): boolean =>
    actor.kind === 'system' || isDriverOf(actor, journey) || isCompanyOf(actor, journey),
  /** Where the bus is: its own device alone knows. */
  sharePosition: (actor: Actor, journey: JourneySubject): boolean => isDriverOf(actor, journey),
  /** Give the trip away by a link, and take it back: whose booking it is. */
  share: (actor: Actor, journey: JourneySubject): boolean => isCustomerOf(actor, journey),
  /** Say that the bus did not come: whose booking it is. */
  reportMissing: (actor: Actor, journey: JourneySubject): boolean => isCustomerOf(actor, journey),
  /** Answer to that: the company that drives it. */
  answerMissing: (actor: Actor, journey: JourneySubject): boolean => isCompanyOf(actor, journey),
  /** Once it is over, by whose booking it was. */
  rate: (actor: Actor, journey: JourneySubject): boolean => isCustomerOf(actor, journey),
};
