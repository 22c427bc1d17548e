/** What happened in the service, for administrators: written by `logTransition` of the shared domain, and read here. */
export type { EventGroup } from './event-groups.store';
export type { FactNames } from './fact-names.store';
export type { LoggedEvent } from './event-log.store';
export {
  eventVocabulary,
  type EventQuestion,
  historyOf,
  historyOfThings,
  listEventGroups,
  listEvents,
  MOST_GROUPED,
  MOST_LISTED,
  newestOf,
  readEvent,
} from './read-events';
