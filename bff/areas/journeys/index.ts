/** What drivers and their companies see of journeys. */
export { driverDays, type ListedJourney } from './driver-days';
export { journeySheet, type JourneySheet } from './journey-sheet';
export { minutesLate } from './minutes-late';
export { watchedJourney } from './watched-journey';
