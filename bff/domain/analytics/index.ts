/** Logins and logouts told to the installation's analytics, by a pseudonym, of those who agreed. */
export { pseudonymOf } from './pseudonym';
export { queueAnalyticsEvent } from './queue-analytics-event';
export { sendAnalyticsEvent } from './send-analytics-event';
