/** Reports logins and logouts to the installation's analytics, by pseudonym, for those who agreed. */
export { pseudonymOf } from './pseudonym';
export { queueAnalyticsEvent } from './queue-analytics-event';
export { sendAnalyticsEvent } from './send-analytics-event';
