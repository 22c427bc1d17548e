export { SEGMENT_KINDS, type SegmentKind, type ServiceKind, type TripType } from '@states/trip-words';
export { type Advice, type CrewTerms } from './advise-trip';
export { countriesOf, leastOutwardTime, passengerMetresOf, quoteOnlyReason, type QuoteOnly } from './direct-booking';
export { checkDriving, DAILY_REST, restRequiredBy, type Violation } from './driving-rules';
export { emissionsGrams, type FuelType } from './emissions';
export { isInTime } from './in-time';
export { itineraryOf, type StopTime } from './itinerary';
export { planDrivers } from './plan-drivers';
export { pointOnWay } from './point-on-way';
export { restingReturn } from './resting-return';
export { mergeSegments, type Segment } from './segment';
export { buildTimeline, type StartWays, type TripWays } from './timeline';
export { type SearchedTrip, searchOfTrip, tripSearchQuery } from './trip-search-query';
export {
  checkTripRequest,
  MAX_STOPS,
  momentOf,
  passengersOf,
  type TripFault,
  type TripPlace,
  type TripRequest,
  type TripStop,
} from './trip-request';
