/** What happened in the service, for administrators: the table is written by `logTransition` of the shared domain, and read here. */
export type { LoggedEvent } from './event-log.store';
export {
  eventVocabulary,
  type EventQuestion,
  historyOf,
  historyOfThings,
  listEvents,
  MOST_LISTED,
  newestOf,
  readEvent,
} from './read-events';
