/** What drivers and their companies see of journeys. */
export { driverDays, type ListedJourney } from './driver-days';
export { journeySheet, type JourneySheet } from './journey-sheet';
export { watchedJourney } from './watched-journey';
