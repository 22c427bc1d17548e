import {
  type EventGroup,
  type EventQuestion,
  listEventGroups,
  listEvents,
  type LoggedEvent,
  MOST_LISTED,
} from '@bff/domain/event-log';
import type { Actor } from '@bff/domain/shared/actor';
import { DAY, fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

const word = (value: string) => (/^[A-Za-z][\w.-]{0,39}$/.test(value) ? undefined : 'forms.invalid');
const line = (value: string) => (/^\P{Cc}+$/u.test(value) ? undefined : 'forms.invalid');
const day = (value: string) => (startOf(value) ? undefined : 'forms.day');

/** How the log is shown; entries of an order together when the address does not say. */
export const EVENT_VIEWS = ['order', 'each'] as const;

/**
 * What the event log can be asked for: the text is whose number or key it is; `from` and `until` are local days, both of them within.
 */
export const eventListSpec = listSpec({
  sorts: ['at'],
  plainSort: '-at',
  filters: { view: EVENT_VIEWS, entity: word, to: word, actor: line, from: day, until: day, reason: line },
  checkText: (text) => (text === '' ? undefined : line(text)),
});
type EventListQuery = Asked<typeof eventListSpec>;

/** The event log that a query asks for. */
export const eventList =
  (actor: Actor, query: EventListQuery): ReadList<LoggedEvent> =>
  ({ page, pageSize }) =>
    listEvents(actor, questionOf(query), {
      offset: (page - 1) * pageSize,
      limit: pageSize,
      oldestFirst: !query.descending,
    });

/** The same by what it is about. */
export const eventGroupList =
  (actor: Actor, query: EventListQuery): ReadList<EventGroup> =>
  ({ page, pageSize }) =>
    listEventGroups(actor, questionOf(query), {
      offset: (page - 1) * pageSize,
      limit: pageSize,
      oldestFirst: !query.descending,
    });

/** As many as this or more: the list ends there, and says so. */
export const isCutShort = (total: number): boolean => total >= MOST_LISTED;

function questionOf({ text, filters }: EventListQuery): EventQuestion {
  const { entity, to, actor, from, until, reason } = filters;
  return {
    entity,
    to,
    subject: text || undefined,
    actor,
    since: from === undefined ? undefined : startOf(from),
    until: until === undefined ? undefined : startOf(dayAfter(until)),
    text: reason,
  };
}

/** The first instant of a local day, or undefined when it is none. */
function startOf(localDate: string): Date | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(localDate) ? fromLocalText(`${localDate}T00:00`) : undefined;
}

// Noon and a day later is the next day, also when the clock changes.
const dayAfter = (localDate: string): string => toLocalDate(fromLocalText(`${localDate}T12:00`)!.getTime() + DAY);
