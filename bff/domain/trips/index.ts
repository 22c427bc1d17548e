export { type Advice, type CrewTerms } from './advise-trip';
export { type ServiceKind } from './break-clock';
export { countriesOf, passengerMetresOf, quoteOnlyReason, type QuoteOnly } from './direct-booking';
export { checkDriving, type Violation } from './driving-rules';
export { emissionsGrams, type FuelType } from './emissions';
export { isInTime } from './in-time';
export { itineraryOf, type StopTime } from './itinerary';
export { planDrivers } from './plan-drivers';
export { mergeSegments, SEGMENT_KINDS, type Segment, type SegmentKind } from './segment';
export { buildTimeline, type StartWays, type TripWays } from './timeline';
export {
  checkTripRequest,
  MAX_STOPS,
  passengersOf,
  type TripFault,
  type TripPlace,
  type TripRequest,
  type TripStop,
  type TripType,
} from './trip-request';
