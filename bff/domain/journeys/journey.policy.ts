import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';
import { isBuyer, type Purchase } from '@bff/domain/shared/buying-units';

/** The part of a journey that access depends on. */
export interface JourneySubject extends Purchase, DrivenJourney {}

/** Who drives it: all that decides for those who drive. */
export interface DrivenJourney {
  companyId: number;
  driverUserId: number | null;
}

const isCompanyOf = (actor: Actor, { companyId }: Pick<DrivenJourney, 'companyId'>): boolean =>
  actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId;
/** Somebody who has left the company drives nothing of it any more. */
const isDriverOf = (actor: Actor, { companyId, driverUserId }: DrivenJourney): boolean =>
  actor.kind === 'user' && hasRole(actor, 'DRIVER') && actor.userId === driverUserId && actor.companyId === companyId;

/** Who may do what with what happens on the road (domain.md sections 2 and 7). A foreign journey does not exist for the actor. */
export const journeyPolicy = {
  /** The list of one's own journeys. */
  list: (actor: Actor): boolean => hasRole(actor, 'DRIVER'),
  /** The sheet: where to drive, and whom. */
  see: (actor: Actor, journey: DrivenJourney): boolean =>
    isDriverOf(actor, journey) || isCompanyOf(actor, journey) || isAdmin(actor),
  /** Start, finish, terminate: by the assigned driver, or by the company on the driver's behalf; by the clock when nobody has. */
  drive: (actor: Actor, journey: JourneySubject): boolean =>
    actor.kind === 'system' || isDriverOf(actor, journey) || isCompanyOf(actor, journey),
  /** Watch over the journeys of an organisation, with where their buses are: who acts for it. */
  watch: (actor: Actor, { actsForIt }: { actsForIt: boolean }): boolean =>
    hasRole(actor, 'TRAFFIC_CONTROLLER') && actsForIt,
  /** What a company's buses are out on, and where: its own. */
  fleet: isCompanyOf,
  /** Where the bus is: its own device alone knows. */
  sharePosition: (actor: Actor, journey: DrivenJourney): boolean => isDriverOf(actor, journey),
  /** Give the trip away by a link, and take it back: whose booking it is. */
  share: (actor: Actor, journey: JourneySubject): boolean => isBuyer(actor, journey),
  /** Say that the bus did not come: whose booking it is. */
  reportMissing: (actor: Actor, journey: JourneySubject): boolean => isBuyer(actor, journey),
  /** Answer to that: the company that drives it. */
  answerMissing: (actor: Actor, journey: JourneySubject): boolean => isCompanyOf(actor, journey),
  /** Once it is over, by whose booking it was. */
  rate: (actor: Actor, journey: JourneySubject): boolean => isBuyer(actor, journey),
};
