/** What happens on the road. */
export { alertLateJourneys } from './alert-late-journeys';
export { closeUnreportedJourneys } from './close-unreported';
export { journeysOfDriver } from './driver-journeys';
export { type FleetJourney, fleetJourneys } from './fleet-journeys';
export { findJourney, reportJourney, startsFrom } from './journey-acts';
export { type BookedJourney, journeyOfBooking } from './journey-of-booking';
export { answerMissingBus, journeyOfMissingBus, missingRefusal, reportMissingBus } from './missing-bus';
export { cancelMissingBuses } from './cancel-missing';
export { journeyPolicy } from './journey.policy';
export { outcomeRefusal, outcomeRevision, recordOutcome } from './record-outcome';
export { journeyToRate, rateJourney, ratingRefusal } from './rate-journey';
export { reportToTakeBack, takeBackReport } from './take-back';
export { type DriverJourney, isFirm, type JourneyRow, type JourneySummary } from './journey.store';
export type { Arrival } from './estimate-arrival';
export {
  findOrganisationJourneys,
  organisationJourney,
  organisationJourneys,
  type OrganisationJourney,
} from './organisation-journeys';
export type { WatchedJourney } from './watched-journey.store';
export { lastPosition, purgePositions, sharePosition } from './share-position';
export { isFresh, type SharedPosition } from './position.store';
export { journeyOfLink, seeTripLink, shareTrip, type TripLink, withdrawTripLink } from './trip-links';
