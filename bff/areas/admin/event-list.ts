import {
  type EventGroup,
  type EventQuestion,
  listEventGroups,
  listEvents,
  type LoggedEvent,
  MOST_LISTED,
} from '@bff/domain/event-log';
import { isSettingKey, settingRule, type SettingUnit, shownSetting } from '@bff/domain/settings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { DAY, fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { writtenPastDay } from '@formats';
import { type Asked, checkDay, listSpec, type ReadList, startOfDay } from '@bff/lists';

const word = (value: string) => (/^[A-Za-z][\w.-]{0,39}$/.test(value) ? undefined : 'forms.invalid');
/** One or several, as the filter offers states of the same word. */
const words = (value: string) =>
  value.split(',').every((one) => word(one) === undefined) ? undefined : 'forms.invalid';
const line = (value: string) => (/^\P{Cc}+$/u.test(value) ? undefined : 'forms.invalid');

const pastDay = (typed: string) => writtenPastDay(typed, toLocalDate(clock.now()));

/** How the log is shown; grouped by order by default. */
export const EVENT_VIEWS = ['order', 'each'] as const;

/** The event log's filters: the text is a number or key of the subject; `from` and `until` are local days, both inclusive. */
export const eventListSpec = listSpec({
  sorts: ['at'],
  plainSort: '-at',
  filters: { view: EVENT_VIEWS, entity: word, to: words, actor: line, from: checkDay, until: checkDay, reason: line },
  reads: { from: pastDay, until: pastDay },
  checkText: (text) => (text === '' ? undefined : line(text)),
});
type EventListQuery = Asked<typeof eventListSpec>;

/** An entry as it is shown. */
export interface ShownEvent extends LoggedEvent {
  /** The values of a changed setting, as they are typed in that language, with their unit. */
  values?: { unit: SettingUnit; language: Language; old: string; new: string } | undefined;
}

/** With the values of a changed setting: its states say only whether it has its default. */
export function shownEvent<Event extends LoggedEvent>(event: Event, language: Language): Event & ShownEvent {
  const { entity, entityKey: key, data } = event;
  const logged = (data ?? {}) as { old?: unknown; new?: unknown };
  if (entity !== 'setting' || key === null || !isSettingKey(key)) return event;
  if (typeof logged.old !== 'string' || typeof logged.new !== 'string') return event;
  const [old, next] = [logged.old, logged.new].map((value) => shownSetting(key, value, language));
  return { ...event, values: { unit: settingRule(key).unit, language, old: old!, new: next! } };
}

/** `settings`: the keys of those that the text may mean by their names. */
export const eventList =
  (actor: Actor, query: EventListQuery, language: Language, settings: readonly string[]): ReadList<ShownEvent> =>
  async ({ page, pageSize }) => {
    const { rows, total } = await listEvents(
      actor,
      { ...questionOf(query), settings },
      {
        offset: (page - 1) * pageSize,
        limit: pageSize,
        oldestFirst: !query.descending,
      },
    );
    return { rows: rows.map((event) => shownEvent(event, language)), total, isCut: total >= MOST_LISTED };
  };

export interface ShownGroup extends EventGroup {
  events: ShownEvent[];
}

/** The same, grouped by subject. */
export const eventGroupList =
  (actor: Actor, query: EventListQuery, language: Language, settings: readonly string[]): ReadList<ShownGroup> =>
  async ({ page, pageSize }) => {
    const { rows, total, isCut } = await listEventGroups(
      actor,
      { ...questionOf(query), settings },
      {
        offset: (page - 1) * pageSize,
        limit: pageSize,
        oldestFirst: !query.descending,
      },
    );
    const shown = rows.map((group) => ({ ...group, events: group.events.map((event) => shownEvent(event, language)) }));
    return { rows: shown, total, isCut };
  };

function questionOf({ text, filters }: EventListQuery): EventQuestion {
  const { entity, to, actor, from, until, reason } = filters;
  return {
    entity,
    to: to?.split(','),
    subject: text || undefined,
    actor,
    since: from === undefined ? undefined : startOfDay(from),
    until: until === undefined ? undefined : startOfDay(dayAfter(until)),
    text: reason,
  };
}

// Noon plus 24 hours is the next day even when the clocks change.
const dayAfter = (localDate: string): string => toLocalDate(fromLocalText(`${localDate}T12:00`)!.getTime() + DAY);
