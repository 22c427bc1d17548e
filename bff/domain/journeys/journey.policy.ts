import { type Actor, hasRole, isAdmin } from '@bff/domain/shared/actor';
import { isBuyer, type Purchase } from '@bff/domain/shared/buying-units';

/** The part of a journey that access depends on. */
export interface JourneySubject extends Purchase, DrivenJourney {}

/** The part that decides for drivers. */
export interface DrivenJourney {
  companyId: number;
  driverUserId: number | null;
}

const isCompanyOf = (actor: Actor, { companyId }: Pick<DrivenJourney, 'companyId'>): boolean =>
  actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId === companyId;
/** A driver who has left the company no longer drives its journeys. */
const isDriverOf = (actor: Actor, { companyId, driverUserId }: DrivenJourney): boolean =>
  actor.kind === 'user' && hasRole(actor, 'DRIVER') && actor.userId === driverUserId && actor.companyId === companyId;

/** Who may do what with journeys (domain.md sections 2 and 7). Somebody else's journey does not exist for the actor. */
export const journeyPolicy = {
  /** List one's own journeys. */
  list: (actor: Actor): boolean => hasRole(actor, 'DRIVER'),
  /** See the journey sheet: where to drive, and whom. */
  see: (actor: Actor, journey: DrivenJourney): boolean =>
    isDriverOf(actor, journey) || isCompanyOf(actor, journey) || isAdmin(actor),
  /** Start, finish, terminate: the assigned driver, or the company on the driver's behalf; the clock when nobody has. */
  drive: (actor: Actor, journey: JourneySubject): boolean =>
    actor.kind === 'system' || isDriverOf(actor, journey) || isCompanyOf(actor, journey),
  /** Take back the last report: whoever may make one, but not the clock. */
  takeBack: (actor: Actor, journey: JourneySubject): boolean =>
    actor.kind === 'user' && journeyPolicy.drive(actor, journey),
  /** Say how a journey went that nobody reported: administrators, since its company is paid for it (decision 1313). */
  recordOutcome: (actor: Actor): boolean => isAdmin(actor),
  /** Watch an organisation's journeys, with their buses' positions: those who act for it. */
  watch: (actor: Actor, { actsForIt }: { actsForIt: boolean }): boolean =>
    hasRole(actor, 'TRAFFIC_CONTROLLER') && actsForIt,
  /** See what a company's buses are out on, and where: the company itself. */
  fleet: isCompanyOf,
  /** Share the bus's position: only its own device knows it. */
  sharePosition: (actor: Actor, journey: DrivenJourney): boolean => isDriverOf(actor, journey),
  /** Share the trip by a link, and withdraw it: the buyer. */
  share: (actor: Actor, journey: JourneySubject): boolean => isBuyer(actor, journey),
  /** Report the bus as missing: the buyer. */
  reportMissing: (actor: Actor, journey: JourneySubject): boolean => isBuyer(actor, journey),
  /** Answer that report: the company that drives it. */
  answerMissing: (actor: Actor, journey: JourneySubject): boolean => isCompanyOf(actor, journey),
  /** Rate it once it is over: the buyer. */
  rate: (actor: Actor, journey: JourneySubject): boolean => isBuyer(actor, journey),
};
