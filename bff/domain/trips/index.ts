export { countriesOf, passengerMetresOf, quoteOnlyReason, type QuoteOnly } from './direct-booking';
export { checkDriving, type ServiceKind, type Violation } from './driving-rules';
export { emissionsGrams, type FuelType } from './emissions';
export { type Advice, type CrewTerms, planDrivers } from './plan-drivers';
export { mergeSegments, SEGMENT_KINDS, type Segment, type SegmentKind } from './segment';
export { itineraryOf, type StartWays, type StopTime, type TripWays } from './timeline';
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
